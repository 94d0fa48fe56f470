// Files in and out.
import { t } from './app.svelte';
import { fileName } from './file-name';
import { complain } from './trouble.svelte';
import type { DeckText } from '../wasm/types';

const FILE_MAX = 4 << 20;

export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName(name);
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A text and the lists that it names, out of files that were chosen together; says so where one is too large. */
export async function gameOf(files: FileList | null): Promise<{ text: string; decks: DeckText[] } | null> {
  const all = [...(files ?? [])];
  const texts = await Promise.all(all.map(textOf));
  if (texts.includes(null)) {
    complain(t('tooLarge'));
    return null;
  }
  const read = all.map((file, at) => ({ name: file.name, text: texts[at] ?? '' }));
  const game = read.find((one) => !one.name.endsWith('.txt')) ?? read[0];
  return game ? { text: game.text, decks: read.filter((one) => one !== game) } : null;
}

/** The text of a file that somebody chose; nothing where it is too large. */
async function textOf(file: File): Promise<string | null> {
  return file.size > FILE_MAX ? null : file.text();
}
