// Rule numbers inside a text.

export interface Part {
  text: string;
  rule: boolean;
}

const NUMBER = /\b([1-9]|10|[A-D])\.\d{1,2}(?:\.\d{1,2}){0,4}\b/g;

export function numbered(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(NUMBER)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index), rule: false });
    parts.push({ text: found[0], rule: true });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), rule: false });
  return parts;
}
