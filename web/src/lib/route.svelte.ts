// Where the visitor is: everything behind the # of the address.

export const PAGES = ['judge', 'rules', 'cards', 'play', 'replay', 'decks', 'exam'] as const;
export type PageName = (typeof PAGES)[number];

export interface Route {
  page: PageName;
  /** What follows the page, decoded. */
  rest: string;
}

export function parse(hash: string): Route {
  const [first = '', ...others] = hash.replace(/^#\/?/, '').split('/');
  const page = PAGES.find((name) => name === first) ?? 'judge';
  let rest = others.join('/');
  try {
    rest = decodeURIComponent(rest);
  } catch {
    // A broken escape stays as it is: the page says that it finds nothing.
  }
  return { page, rest };
}

export function address(page: PageName, rest = ''): string {
  return rest ? `#/${page}/${encodeURIComponent(rest)}` : `#/${page}`;
}

export const route: Route = $state(parse(location.hash));

addEventListener('hashchange', () => Object.assign(route, parse(location.hash)));

/** Changes the address without a new entry in the history. */
export function replaceAddress(page: PageName, rest = ''): void {
  history.replaceState(null, '', address(page, rest));
}

/** The same with a new entry: the browser's way back leads to where one was. */
export function pushAddress(page: PageName, rest = ''): void {
  history.pushState(null, '', address(page, rest));
}

export function go(page: PageName, rest = ''): void {
  location.hash = address(page, rest);
}
