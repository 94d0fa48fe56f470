import { describe, expect, it } from 'vitest';
import { changes } from '../../src/lib/changes';
import { fileName } from '../../src/lib/file-name';

const told = (...texts: string[]): { text: string }[] => texts.map((text) => ({ text }));

describe('what differs between two tellings', () => {
  it('is nothing where they are the same', () => {
    expect(changes(told('a', 'b'), told('a', 'b'))).toEqual({ now: new Set(), then: new Set() });
  });

  it('is what only one of them says', () => {
    expect(changes(told('a', 'x', 'b'), told('a', 'b', 'y'))).toEqual({ now: new Set([1]), then: new Set([2]) });
  });

  it('is also what both say in another order or more often', () => {
    expect(changes(told('a', 'b'), told('b', 'a')).now.size).toBe(1);
    expect(changes(told('a', 'a'), told('a'))).toEqual({ now: new Set([1]), then: new Set() });
  });
});

describe('names of files', () => {
  it('keep their ending however long they are', () => {
    expect(fileName(`${'long '.repeat(40)}.lore`)).toMatch(/^.{70,80}\.lore$/);
    expect(fileName('a/b: "c".png')).toBe('ab c.png');
  });
});
