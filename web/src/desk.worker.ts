// The desk in a worker: the page never waits for it on its own thread.
import { expose } from 'comlink';
import init, { WebDesk } from './wasm/desk.js';
import url from './wasm/desk_bg.wasm?url';

let desk: Promise<WebDesk> | null = null;

/** What the desk is busy with can be read from outside: `performance.getEntriesByType('measure')`. */
function measured<T>(name: string, work: () => T): T {
  const start = performance.now();
  const answer = work();
  performance.measure(name, { start, end: performance.now() });
  return answer;
}

function open(): Promise<WebDesk> {
  desk ??= init({ module_or_path: new URL(url, import.meta.url) }).then(() => measured('open', () => new WebDesk()));
  return desk;
}

let rulings: Promise<void> | null = null;

/** The rulings are large and only the books need them. */
function loadRulings(address: string): Promise<void> {
  rulings ??= Promise.all([open(), fetch(address).then((answer) => answer.text())]).then(
    ([open, text]) => void open.call('load_rulings', text),
  );
  return rulings;
}

const api = {
  async call(command: string, input: string): Promise<string> {
    const ready = await open();
    return measured(command, () => ready.call(command, input));
  },
  loadRulings,
};

export type DeskApi = typeof api;

expose(api);
