// Files in and out.

const FILE_MAX = 4 << 20;

export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '').slice(0, 80);
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The text of a file that somebody chose; nothing where it is too large. */
export async function textOf(file: File): Promise<string | null> {
  return file.size > FILE_MAX ? null : file.text();
}
