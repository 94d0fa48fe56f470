import { describe, expect, it } from 'vitest';
import { branches, hasMore } from '../../src/lib/branches';
import { pieces } from '../../src/lib/symbols';

const START = 'player A\nplayer B\nturn A\n\n';
const line = (...moves: string[]): string => `${START}${moves.map((move) => `${move}\n`).join('')}`;

describe('lines that were left', () => {
  it('stand behind the last line that both share', () => {
    const now = line('A plays X', 'A accepts');
    expect(branches(now, [line('A plays X', 'A declines', 'A ends turn')])).toEqual([{ line: 5, label: 'A declines', text: line('A plays X', 'A declines', 'A ends turn') }]);
    expect(branches(now, [line('A ends turn')])[0]).toMatchObject({ line: 3, label: 'A ends turn' });
  });

  it('are none where the text goes on from them', () => {
    expect(branches(line('A plays X', 'A accepts'), [line('A plays X')])).toEqual([]);
    expect(branches(line('A plays X'), [line('A plays X', 'A accepts')])[0]).toMatchObject({ line: 5, label: 'A accepts' });
  });

  it('have more only where a line is missing in the other', () => {
    expect(hasMore(line('A plays X'), line('A plays X', 'A accepts'))).toBe(false);
    expect(hasMore(line('A plays X', 'A accepts'), line('A plays X'))).toBe(true);
    expect(hasMore(line('A declines'), line('A accepts'))).toBe(true);
  });
});

describe('symbols', () => {
  it('are found in a text, and braces that mean nothing stay', () => {
    expect(pieces('{E}, 2 {I} - draw {X}').map((piece) => piece.symbol?.icon ?? piece.text)).toEqual(['exerted', ', 2 ', 'cost', ' - draw ', '{X}']);
  });
});
