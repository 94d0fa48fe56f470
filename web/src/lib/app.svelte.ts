// Language and theme of the page.
import { fill } from './fill';
import { catalogues, languages, nextLanguage, type LanguageCode, type WordKey } from './words';
import { keepSetting, setting } from './store';

function firstLanguage(): LanguageCode {
  const chosen = setting('language');
  const spoken = navigator.language.toLowerCase();
  const known = languages.find((code) => code === chosen) ?? languages.find((code) => spoken.startsWith(code));
  return known ?? 'en';
}

export type Theme = 'light' | 'dark';

function firstTheme(): Theme {
  const chosen = setting('theme');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export const app: { language: LanguageCode; theme: Theme } = $state({ language: firstLanguage(), theme: firstTheme() });

export function switchLanguage(): void {
  app.language = nextLanguage(app.language);
  keepSetting('language', app.language);
}

export function switchTheme(): void {
  app.theme = app.theme === 'dark' ? 'light' : 'dark';
  keepSetting('theme', app.theme);
}

/** A word of the page in the language of the visitor. */
export function t(key: WordKey, parts: Record<string, string | number> = {}): string {
  return fill(catalogues[app.language][key], parts);
}

/** The language to which the button changes, by its own name. */
export function otherLanguage(): string {
  return catalogues[nextLanguage(app.language)].language;
}

export function letter(player: number): string {
  return 'ABCD'[player] ?? '?';
}
