/**
 * Whether a GIF's blocks follow one another up to its end mark (GIF89a §13 to §27). What comes after the mark
 * belongs to nobody and is not looked at.
 */
export function isWholeGif(bytes: Buffer): boolean {
  let at = 13 + paletteSize(bytes[10]);
  for (;;) {
    const introducer = bytes[at];
    if (introducer === 0x3b) return true;
    if (introducer === 0x21) at = afterSubBlocks(bytes, at + 2);
    else if (introducer === 0x2c) at = afterSubBlocks(bytes, at + 11 + paletteSize(bytes[at + 9]));
    else return false;
  }
}

/** Bytes of the palette that a flags byte announces. */
function paletteSize(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Sub-blocks begin with their length; one of length nought is the last. */
function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (let length = bytes[at]; length !== undefined && length > 0; length = bytes[at]) at += length + 1;
  return at + 1;
}
