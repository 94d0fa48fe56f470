import { describe, expect, it } from 'vitest';
import { numbered } from '../../src/lib/numbers';
import { letters } from '../../src/lib/place';
import { blocks } from '../../src/lib/prose';

describe('rule numbers', () => {
  it('are found in a sentence', () => {
    expect(numbered('see 6.5.8 and 1.9').filter((part) => part.rule).map((part) => part.text)).toEqual(['6.5.8', '1.9']);
    expect(numbered('2 damage').every((part) => !part.rule)).toBe(true);
    expect(numbered('a [5.1.1.2]').map((part) => part.text).join('')).toBe('a [5.1.1.2]');
  });
});

describe('prose', () => {
  it('is paragraphs, lists, tables and code', () => {
    expect(blocks('One *two*\nthree\n\n- a\n- b\n  c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```')).toEqual([
      { kind: 'text', text: 'One two three' },
      { kind: 'list', items: ['a', 'b c'] },
      { kind: 'table', rows: [['x', 'y'], ['1', '2']] },
      { kind: 'code', text: 'code' },
    ]);
  });
});

describe('a place in a list', () => {
  const text = '4 Owl\n💥 4 Nobody\nend';
  it('is the letters that are at fault', () => {
    expect(text.slice(...letters(text, { line: 2, columns: { start: 5, end: 11 } }))).toBe('Nobody');
    expect(text.slice(...letters(text, { line: 2, columns: { start: 1, end: 2 } }))).toBe('💥');
  });
  it('is the whole line where nothing narrower is known', () => {
    expect(text.slice(...letters(text, { line: 3, columns: null }))).toBe('end');
    expect(text.slice(...letters(text, { line: 9, columns: null }))).toBe('');
  });
});
