// The symbols of cards inside a text: `{E}` and the like.
import type { SymbolName } from '../components/Icon.svelte';
import type { WordKey } from './words';

export interface Shown {
  icon: SymbolName;
  solid: boolean;
  word: WordKey;
}

export type Piece = { text: string; symbol?: undefined } | { text: string; symbol: Shown };

const SYMBOLS: Record<string, Shown> = {
  '{E}': { icon: 'exerted', solid: false, word: 'symbolExert' },
  '{I}': { icon: 'cost', solid: true, word: 'ink' },
  '{IW}': { icon: 'inkwell', solid: false, word: 'inkable' },
  '{C}': { icon: 'cost', solid: false, word: 'symbolCost' },
  '{L}': { icon: 'lore', solid: true, word: 'lore' },
  '{S}': { icon: 'strength', solid: true, word: 'symbolStrength' },
  '{W}': { icon: 'willpower', solid: true, word: 'symbolWillpower' },
  '{M}': { icon: 'place', solid: false, word: 'symbolMove' },
};

export function pieces(text: string): Piece[] {
  return text.split(/(\{[A-Z]{1,2}\})/).filter((part) => part !== '').map((part) => {
    const symbol = SYMBOLS[part];
    return symbol ? { text: part, symbol } : { text: part };
  });
}
