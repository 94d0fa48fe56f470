// The same game everywhere: what wasm says about every ruling is what the native program says, and so are random games.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { initSync, WebDesk } from '../../src/wasm/desk.js';

const web = join(import.meta.dirname, '../..');
// Written by the native program: see tools/test-web.sh.
const native = process.env['LORE_NATIVE'];
initSync({ module: readFileSync(join(web, 'src/wasm/desk_bg.wasm')) });
const desk = new WebDesk();

function ask<T>(command: string, input: unknown): T {
  const answer = JSON.parse(desk.call(command, JSON.stringify(input))) as { ok: T; trouble?: string };
  if (answer.trouble !== undefined) throw new Error(answer.trouble);
  return answer.ok;
}

interface Native {
  verdicts: { path: string; text: string; decks: { name: string; text: string }[]; language: 'en' | 'es'; status: number; narration: string }[];
  checksum: string;
  games: number;
}

describe.skipIf(!native)('wasm and native', () => {
  const expected = native ? (JSON.parse(readFileSync(native, 'utf8')) as Native) : { verdicts: [], checksum: '', games: 0 };
  it('judge all rulings alike, in both languages', { timeout: 600_000 }, () => {
    expect(expected.verdicts.length).toBeGreaterThan(2000);
    for (const one of expected.verdicts) {
      const found = ask<{ status: number; narration: string }>('verdict', { text: one.text, language: one.language, decks: one.decks });
      expect({ path: one.path, ...found }).toEqual({ path: one.path, status: one.status, narration: one.narration });
    }
  });
  // Only beside an optimised program: see LORE_LONG in tools/test-web.sh.
  const program = process.env['LORE_NATIVE_PROGRAM'] ?? '';
  it.skipIf(program === '')('play random games at 40 % of the native speed or faster', { timeout: 600_000 }, () => {
    // In turns, and the best of each: a machine that is busy is as slow for both.
    const ratios = Array.from({ length: 3 }, () => {
      const run = spawnSync(program, ['bench'], { encoding: 'utf8' });
      const there = JSON.parse(run.stdout) as { games: number; milliseconds: number };
      let here = Infinity;
      for (let n = 0; n < 6; n++) {
        const from = performance.now();
        ask('bench', { from: 0, to: there.games });
        here = Math.min(here, performance.now() - from);
      }
      return there.milliseconds / here;
    });
    const best = Math.max(...ratios);
    expect(best, `wasm plays at ${(best * 100).toFixed(0)} % of the native speed`).toBeGreaterThan(0.4);
    process.stdout.write(`wasm plays at ${(best * 100).toFixed(0)} % of the native speed\n`);
  });
  it('play the same random games', { timeout: 600_000 }, () => {
    const score = ask<{ checksum: string }>('bench', { from: 0, to: expected.games });
    expect(score.checksum).toBe(expected.checksum);
  });
});
