// Names of files that are carried away.

const NAME_MAX = 80;

/** A name that any system takes, with its ending however long it is. */
export function fileName(name: string): string {
  const clean = name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '');
  const dot = clean.lastIndexOf('.');
  return `${clean.slice(0, dot).slice(0, NAME_MAX).trim()}${clean.slice(dot)}`;
}
