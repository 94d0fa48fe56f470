// The desk as the page sees it: one typed call for each command, and a new worker where the old one died.
import { wrap, type Remote } from 'comlink';
import type { Commands } from '../wasm/types';
import type { DeskApi } from '../desk.worker';

export class Trouble extends Error {}

/** The worker died in the middle of a command. */
export class DeskDied extends Error {}

type Command = keyof Commands;

export class Desk {
  private worker: Worker | null = null;
  private api: Remote<DeskApi> | null = null;
  private failAll: ((error: Error) => void) | null = null;
  private died: Promise<never> | null = null;

  private open(): { api: Remote<DeskApi>; died: Promise<never> } {
    if (!this.worker || !this.api || !this.died) {
      const worker = new Worker(new URL('../desk.worker.ts', import.meta.url), { type: 'module' });
      this.died = new Promise<never>((_, fail) => {
        this.failAll = fail;
      });
      this.died.catch(() => undefined);
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        this.end(new DeskDied(event.message || 'worker'));
      });
      this.worker = worker;
      this.api = wrap<DeskApi>(worker);
    }
    return { api: this.api, died: this.died };
  }

  /** Ends the worker; whoever waits is told, and the next command gets a new one. */
  end(error: Error = new DeskDied('ended')): void {
    this.worker?.terminate();
    this.failAll?.(error);
    this.worker = this.api = this.died = this.failAll = null;
  }

  async ask<C extends Command>(command: C, input: Commands[C]['input']): Promise<Commands[C]['output']> {
    const { api, died } = this.open();
    let text: string;
    try {
      text = await Promise.race([api.call(command, JSON.stringify(input)), died]);
    } catch (error) {
      // A trap leaves the desk in no state to go on with.
      if (!(error instanceof DeskDied)) this.end();
      throw error instanceof DeskDied ? error : new DeskDied(String(error));
    }
    const answer = JSON.parse(text) as { ok: Commands[C]['output'] } | { trouble: string };
    if ('trouble' in answer) throw new Trouble(answer.trouble);
    return answer.ok;
  }

  async rulings(): Promise<void> {
    const { api, died } = this.open();
    await Promise.race([api.loadRulings(new URL('rulings.json', document.baseURI).href), died]);
  }
}

/** The desk of the page. Simulations have desks of their own. */
export const desk = new Desk();
