// The desk as the page sees it: one typed call for each command, and a new worker where the old one died.
import { wrap, type Remote } from 'comlink';
import type { Commands } from '../wasm/types';
import type { DeskApi } from '../desk.worker';

export class Trouble extends Error {}

/** The worker died in the middle of a command. */
export class DeskDied extends Error {}

/** It never came to work: its files cannot be loaded, or the browser cannot run it. */
export class DeskAbsent extends DeskDied {}

type Command = keyof Commands;

export class Desk {
  private worker: Worker | null = null;
  private api: Remote<DeskApi> | null = null;
  private failAll: ((error: Error) => void) | null = null;
  private died: Promise<never> | null = null;
  /** Some worker answered something: the files are there, and the browser can run them. */
  private worked = false;
  /** How many workers have ended: what one of them kept in mind, a game say, the next does not know. */
  lives = 0;

  private open(): { api: Remote<DeskApi>; died: Promise<never> } {
    if (!this.worker || !this.api || !this.died) {
      const worker = new Worker(new URL('../desk.worker.ts', import.meta.url), { type: 'module' });
      this.died = new Promise<never>((_, fail) => {
        this.failAll = fail;
      });
      this.died.catch(() => undefined);
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        this.end(this.fault(event.message || 'worker'));
      });
      this.worker = worker;
      this.api = wrap<DeskApi>(worker);
    }
    return { api: this.api, died: this.died };
  }

  private fault(reason: string): DeskDied {
    return this.worked ? new DeskDied(reason) : new DeskAbsent(reason);
  }

  /** Ends the worker; whoever waits is told, and the next command gets a new one. */
  end(error: Error = this.fault('ended')): void {
    this.worker?.terminate();
    this.lives += 1;
    this.failAll?.(error);
    this.worker = this.api = this.died = this.failAll = null;
  }

  async ask<C extends Command>(command: C, input: Commands[C]['input']): Promise<Commands[C]['output']> {
    const { api, died } = this.open();
    let text: string;
    try {
      text = await Promise.race([api.call(command, JSON.stringify(input)), died]);
      this.worked = true;
    } catch (error) {
      if (error instanceof DeskDied) throw error;
      // A trap leaves the desk in no state to go on with.
      this.end();
      throw this.fault(String(error));
    }
    const answer = JSON.parse(text) as { ok: Commands[C]['output'] } | { trouble: string };
    if ('trouble' in answer) throw new Trouble(answer.trouble);
    return answer.ok;
  }

  /** Judges a text; the lists that rulings name come with them. */
  async judge(input: Commands['judge']['input']): Promise<Commands['judge']['output']> {
    const found = await this.ask('judge', input);
    return found.wants_rulings && (await this.rulings()) ? this.ask('judge', input) : found;
  }

  /** The rulings are read before anything that needs them is asked; false where they cannot be had now. */
  async rulings(): Promise<boolean> {
    const { api, died } = this.open();
    return Promise.race([api.loadRulings(new URL('rulings.json', document.baseURI).href), died]);
  }
}

/** The desk of the page. Simulations have desks of their own. */
export const desk = new Desk();
