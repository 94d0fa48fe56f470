// Every word of the page itself: a file a language, named by its code. What happens in a game, what a rule says and why a move is
// refused is said by the program inside, never here.

import type { Tongue } from '../wasm/types';
import type { words as en } from './words/en';

export type WordKey = keyof typeof en;
export type Catalogue = Record<WordKey, string>;
export type LanguageCode = Tongue;

const files = import.meta.glob<{ words: Catalogue }>('./words/*.ts', { eager: true });

/** What the page says in each language; a language is its file. */
export const catalogues = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.ts$/g, ''), file.words]),
) as Record<LanguageCode, Catalogue>;

/** The codes of all languages, by the names of their files. */
export const languages = Object.keys(catalogues) as LanguageCode[];

/** The one after a language, for a button that goes round. */
export function nextLanguage(language: LanguageCode): LanguageCode {
  return languages[(languages.indexOf(language) + 1) % languages.length] ?? language;
}
