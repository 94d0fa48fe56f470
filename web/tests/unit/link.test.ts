import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from '../../src/lib/link';

describe('links', () => {
  it('hold any text', () => {
    for (const text of ['', 'player A\nplayer B\nturn A\n', 'Te Kā ✓ '.repeat(500)]) expect(unpack(pack(text))).toBe(text);
  });
  it('are short for a position', () => {
    expect(pack('player A\n  ink 4\n  hand Sleepy - Sluggish Knight\nplayer B\nturn A\n').length).toBeLessThan(120);
  });
  it('that are broken, cut off or hostile give nothing', () => {
    const whole = pack('player A\nplayer B\nturn A\n'.repeat(20));
    expect(unpack('not/a link')).toBeNull();
    expect(unpack('AAAA')).toBeNull();
    expect(unpack(whole.slice(0, 10))).not.toBe('player A\nplayer B\nturn A\n'.repeat(20));
    // A small link that unpacks to more than any text may have.
    const bomb = deflateSync(new Uint8Array(8 << 20), { level: 9 });
    const letters = btoa(String.fromCharCode(...bomb)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    expect(unpack(letters)).toBeNull();
    expect(unpack('A'.repeat(1 << 19))).toBeNull();
  });
});
