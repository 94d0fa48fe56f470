// Whole positions and games in a link: text, deflated, in letters that no program changes.
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** The longest text that a link may hold once it is unpacked. */
const TEXT_MAX = 1 << 20;
/** The longest packed text that is looked at. */
const PACKED_MAX = 1 << 18;

export function pack(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9 });
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text of a packed one; nothing where it is broken or too large. */
export function unpack(packed: string): string | null {
  if (packed.length > PACKED_MAX || !/^[A-Za-z0-9_-]*$/.test(packed)) return null;
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    // A fixed room: what unpacks to more is refused instead of filling the memory.
    const room = new Uint8Array(TEXT_MAX);
    const text = inflateSync(bytes, { out: room });
    return text.length >= TEXT_MAX ? null : strFromU8(text);
  } catch {
    return null;
  }
}
