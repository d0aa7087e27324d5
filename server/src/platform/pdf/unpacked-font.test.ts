import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { describe, expect, it } from 'vitest';
import { unpackedFont } from './unpacked-font.ts';

const { resolve } = createRequire(import.meta.url);
const woff = readFileSync(resolve('@fontsource/inter/files/inter-latin-400-normal.woff'));

/** The sum of all of its four-byte words, as a font's checksums are made (OpenType, "Calculating checksums"). */
function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

describe('an unpacked font', () => {
  it('draws the same letters as the packed one', () => {
    const [packed, unpacked] = [woff, unpackedFont(woff)].map((bytes) =>
      opentype.parse(new Uint8Array(bytes).buffer),
    );
    const drawn = (font?: opentype.Font) => font?.getPath('Räksmörgås 12,50 €', 0, 0, 12).toPathData(3);
    expect(drawn(unpacked)).toBe(drawn(packed));
    expect(drawn(unpacked)).not.toBe('');
  });

  it('keeps each table whole, at multiples of four bytes', () => {
    const font = unpackedFont(woff);
    const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
    expect(entries).not.toEqual([]);
    for (const at of entries) {
      const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
      const table = Buffer.from(font.subarray(offset, offset + Math.ceil(length / 4) * 4));
      // The table of the whole has a sum over the file in its third word, which its own sum leaves out.
      if (font.toString('latin1', at, at + 4) === 'head') table.writeUInt32BE(0, 8);
      expect([at, offset % 4, checksum(table)]).toEqual([at, 0, font.readUInt32BE(at + 4)]);
    }
  });
});
