import { describe, expect, it } from 'vitest';
import { catalogues, fill, type WordKey } from '../../src/lib/words';

describe('the words of the page', () => {
  const keys = Object.keys(catalogues.en) as WordKey[];
  it('are in both languages, with the same gaps', () => {
    const gaps = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map((found) => found[0]).sort();
    for (const key of keys) {
      expect(catalogues.es[key], key).not.toBe('');
      expect(gaps(catalogues.es[key]), key).toEqual(gaps(catalogues.en[key]));
    }
  });
  it('have their gaps filled', () => {
    expect(fill('{n} of {m}', { n: 3, m: 4 })).toBe('3 of 4');
    expect(fill('{n}', {})).toBe('{n}');
  });
});
