import { inflateSync } from 'node:zlib';

/** Bytes of a WOFF header, of one of its table entries, and of a font's own header and entries. */
const woffHeader = 44;
const woffEntry = 20;
const fontHeader = 12;
const fontEntry = 16;

/**
 * A WOFF file (version 1, W3C, "WOFF File Format 1.0") as the OpenType font that is packed in it. Readers of WOFF
 * inflate its tables in JavaScript for every document, which takes longer than writing a receipt does.
 */
export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, woffHeader + index * woffEntry));
  const directory = Buffer.alloc(fontHeader + count * fontEntry);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const largest = Math.floor(Math.log2(count));
  directory.writeUInt16BE(2 ** largest * fontEntry, 6);
  directory.writeUInt16BE(largest, 8);
  directory.writeUInt16BE((count - 2 ** largest) * fontEntry, 10);
  let offset = directory.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = fontHeader + index * fontEntry;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    offset += padded(bytes.length);
  }
  return Buffer.concat([
    directory,
    ...tables.flatMap(({ bytes }) => [bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]),
  ]);
}

function readTable(woff: Buffer, at: number) {
  const offset = woff.readUInt32BE(at + 4);
  const packed = woff.readUInt32BE(at + 8);
  const length = woff.readUInt32BE(at + 12);
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    bytes: packed < length ? inflateSync(bytes) : bytes,
  };
}

/** Tables begin at multiples of four bytes. */
const padded = (length: number) => Math.ceil(length / 4) * 4;
