export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/**
 * What a file is by its first bytes; its name and what the sender called it say nothing. null for everything
 * that is not one of the five, SVG among them.
 */
export function imageKindOf(bytes: Buffer): ImageKind | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes, text) ? 'avif' : null;
}

/** ISO 14496-12 §4.3: a file type box names its brands, four letters each; HEIC is the same box without avif. */
function isAvif(bytes: Buffer, text: (from: number, to: number) => string): boolean {
  if (bytes.length < 16 || text(4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (text(at, at + 4) === 'avif' || text(at, at + 4) === 'avis') return true;
  }
  return false;
}
