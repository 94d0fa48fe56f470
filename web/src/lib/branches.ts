// Lines that were left for another one: where each parts from the text as it stands.

export interface Branch {
  /** The last line of the text that both share, from 1. */
  line: number;
  /** How the other goes on. */
  label: string;
  /** The whole other text. */
  text: string;
}

interface Line {
  number: number;
  text: string;
}

const written = (whole: string): Line[] => whole.split('\n').map((text, at) => ({ number: at + 1, text: text.trimEnd() })).filter((line) => line.text !== '');

/** The first place at which two texts differ. */
function parting(one: Line[], other: Line[]): number {
  const at = one.findIndex((line, n) => line.text !== other[n]?.text);
  return at < 0 ? one.length : at;
}

/** Whether the first text has something that the second has not. */
export function hasMore(one: string, other: string): boolean {
  const own = written(one);
  return parting(own, written(other)) < own.length;
}

/** The other texts as branches of this one; one that this goes on from is none. */
export function branches(text: string, others: string[]): Branch[] {
  const own = written(text);
  return others.flatMap((other) => {
    const lines = written(other);
    const at = parting(lines, own);
    const next = lines[at];
    return next ? [{ line: own[at - 1]?.number ?? 0, label: next.text.trim(), text: other }] : [];
  });
}
