/** The words of some bytes. They are copied where they do not begin at a word, or at two for who reads floats. */
export function idWords(content: Buffer): Uint32Array<ArrayBuffer> {
  const copy = new Uint8Array(content.length);
  copy.set(content);
  return new Uint32Array(copy.buffer, 0, content.length >> 2);
}

/** The id whose four words begin at `at`, as text. */
export function idAt(words: Uint32Array, at: number): string {
  const hex = Buffer.from(words.buffer, words.byteOffset + at * 4, 16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Puts an id, given as text, into words. */
export function putId(id: string, words: Uint32Array, at: number): void {
  Buffer.from(words.buffer, words.byteOffset + at * 4, 16).write(id.replaceAll('-', ''), 'hex');
}
