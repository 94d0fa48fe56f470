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

let rulings: Promise<boolean> | null = null;

/** The rulings are large and only the books need them. What could not be had is asked for again the next time. */
function loadRulings(address: string): Promise<boolean> {
  rulings ??= Promise.all([open(), fetch(address).then((answer) => (answer.ok ? answer.text() : ''))])
    .then(([desk, text]) => 'ok' in (JSON.parse(desk.call('load_rulings', text)) as object), () => false)
    .then((loaded) => {
      if (!loaded) rulings = null;
      return loaded;
    });
  return rulings;
}

/** Milliseconds without a command after which the worker reads ahead. */
const IDLE = 1200;
let idle: ReturnType<typeof setTimeout> | undefined;

/** Searching in texts must not make anybody wait: they are read a few at a time while nobody asks for anything. */
function prepare(ready: WebDesk): void {
  clearTimeout(idle);
  idle = setTimeout(function step() {
    const answer = JSON.parse(ready.call('prepare', '{}')) as { ok?: boolean };
    if (answer.ok === false) idle = setTimeout(step, 30);
  }, IDLE);
}

const api = {
  async call(command: string, input: string): Promise<string> {
    const ready = await open();
    const answer = measured(command, () => ready.call(command, input));
    prepare(ready);
    return answer;
  },
  loadRulings,
};

export type DeskApi = typeof api;

expose(api);
