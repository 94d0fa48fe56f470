// Where in a text something stands that is told by its line and its letters, both counted from 1.
import type { DeckFault } from '../wasm/types';

/** The letters of a text that a fault is about: from, to; the whole line where nothing narrower is known. */
export function letters(text: string, fault: Pick<DeckFault, 'line' | 'columns'>): [number, number] {
  const lines = text.split('\n');
  const line = lines[fault.line - 1] ?? '';
  const before = lines.slice(0, Math.max(0, fault.line - 1)).reduce((sum, one) => sum + one.length + 1, 0);
  // A letter that takes two units of the text is one letter.
  const units = (column: number): number => [...line].slice(0, column - 1).join('').length;
  const { start, end } = fault.columns ?? { start: 1, end: line.length + 1 };
  return [before + units(start), before + units(end)];
}
