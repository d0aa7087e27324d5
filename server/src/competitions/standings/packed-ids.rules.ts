/** The words of some bytes. Copied, because a Buffer may start at any byte and typed arrays need alignment. */
export function idWords(content: Buffer): Uint32Array<ArrayBuffer> {
  const copy = new Uint8Array(content.length);
  copy.set(content);
  return new Uint32Array(copy.buffer, 0, content.length >> 2);
}

/** The id in the four words from `at`, as text. */
export function idAt(words: Uint32Array, at: number): string {
  const hex = Buffer.from(words.buffer, words.byteOffset + at * 4, 16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Writes an id, given as text, into words. */
export function putId(id: string, words: Uint32Array, at: number): void {
  Buffer.from(words.buffer, words.byteOffset + at * 4, 16).write(id.replaceAll('-', ''), 'hex');
}

/** Finds the index of ids, four words each, in a list: a million lookups take a tenth of a second. */
export class IdTable {
  readonly #ids: Uint32Array;
  /** Index plus one; 0 for an empty slot. At most half full. */
  readonly #slots: Int32Array;

  constructor(ids: Uint32Array) {
    this.#ids = ids;
    const count = ids.length / 4;
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(count * 2 + 1)));
    for (let position = 0; position < count; position += 1) {
      const slot = this.#slotOf(ids, position * 4);
      this.#slots[slot] = position + 1;
    }
  }

  /** -1 for an unknown id. `expected`: a likely index, tried first. */
  positionOf(words: Uint32Array, at: number, expected = -1): number {
    if (expected !== -1 && this.#isAt(expected * 4, words, at)) return expected;
    return (this.#slots[this.#slotOf(words, at)] as number) - 1;
  }

  #isAt(known: number, words: Uint32Array, at: number): boolean {
    const ids = this.#ids;
    return (
      known < ids.length &&
      ids[known + 3] === words[at + 3] &&
      ids[known + 2] === words[at + 2] &&
      ids[known + 1] === words[at + 1] &&
      ids[known] === words[at]
    );
  }

  /** The slot of the id, or the one it would go in. The last words of any id are random. */
  #slotOf(words: Uint32Array, at: number): number {
    const slots = this.#slots;
    const ids = this.#ids;
    const most = slots.length - 1;
    const a = words[at] as number;
    const b = words[at + 1] as number;
    const c = words[at + 2] as number;
    const d = words[at + 3] as number;
    for (let slot = (c ^ d) & most; ; slot = (slot + 1) & most) {
      const known = ((slots[slot] as number) - 1) * 4;
      if (known < 0) return slot;
      if (ids[known + 3] === d && ids[known + 2] === c && ids[known + 1] === b && ids[known] === a)
        return slot;
    }
  }
}
