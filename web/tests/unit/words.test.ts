import { describe, expect, it } from 'vitest';
import { fill } from '../../src/lib/fill';
import { catalogues, languages, nextLanguage, type WordKey } from '../../src/lib/words';

describe('the words of the page', () => {
  const keys = Object.keys(catalogues.en) as WordKey[];
  it('are in every language, with the same gaps', () => {
    expect(languages).toEqual(expect.arrayContaining(['en', 'es']));
    const gaps = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map((found) => found[0]).sort();
    for (const language of languages) {
      expect(Object.keys(catalogues[language]).sort()).toEqual([...keys].sort());
      for (const key of keys) {
        expect(catalogues[language][key], key).not.toBe('');
        expect(gaps(catalogues[language][key]), key).toEqual(gaps(catalogues.en[key]));
      }
    }
  });
  it('go round from one language to the next', () => {
    const round = languages.map(nextLanguage);
    expect([...round].sort()).toEqual([...languages].sort());
    expect(languages.filter((language) => nextLanguage(language) === language)).toEqual([]);
  });
  it('have their gaps filled', () => {
    expect(fill('{n} of {m}', { n: 3, m: 4 })).toBe('3 of 4');
    expect(fill('{n}', {})).toBe('{n}');
  });
});
