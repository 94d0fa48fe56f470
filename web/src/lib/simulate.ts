// A simulation shared among workers, each with a desk of its own; sums are added up in the end, in any order.
import { Desk } from './desk';
import type { DeckText, SimulationShown } from '../wasm/types';
import type { LanguageCode } from './words';

export interface Order {
  decks: DeckText[];
  player: string;
  games: number;
  seed: number;
  language: LanguageCode;
}

export interface Run {
  done: Promise<SimulationShown | null>;
  cancel: () => void;
}

/** Games that a worker plays before it says how far it is. */
const PIECE = 4;

export function run(order: Order, told: (done: number, total: number) => void): Run {
  const desks: Desk[] = [];
  let stopped = false;
  const work = async (): Promise<SimulationShown | null> => {
    const first = new Desk();
    desks.push(first);
    const { total } = await first.ask('begin_simulation', order);
    const workers = Math.max(1, Math.min(navigator.hardwareConcurrency || 2, 4, Math.ceil(total / PIECE)));
    while (desks.length < workers) desks.push(new Desk());
    await Promise.all(desks.slice(1).map((desk) => desk.ask('begin_simulation', order)));
    const tallies: string[] = [];
    let [next, done] = [0, 0];
    told(0, total);
    await Promise.all(
      desks.map(async (desk) => {
        while (next < total && !stopped) {
          const from = next;
          const to = Math.min(from + PIECE, total);
          next = to;
          tallies.push(await desk.ask('simulate', { from, to }));
          done += to - from;
          told(done, total);
        }
      }),
    );
    return tallies.length > 0 ? first.ask('simulation_summary', { tallies }) : null;
  };
  const done = work().finally(() => desks.forEach((desk) => desk.end()));
  return {
    done,
    // What is being played is finished: it counts.
    cancel: () => {
      stopped = true;
    },
  };
}
