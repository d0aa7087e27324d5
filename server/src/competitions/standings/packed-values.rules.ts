import { idAt } from './packed-ids.rules.ts';

/**
 * The distinct values of scores: there are far fewer of them than scores. A value is identified by its 64-bit hash from
 * the database; one score with each value is remembered, and the value is read from it.
 */
export class PackedValues {
  #highs = new Uint32Array(64);
  #lows = new Uint32Array(64);
  /** Numbers of values plus one; 0 for an empty slot. At most half full. */
  #slots = new Int32Array(128);
  readonly #scoreIds: string[] = [];

  /** The number of a value, from 0, whose hash is in the two words from `at`; its score's id starts at `scoreAt`. */
  numberOf(words: Uint32Array, at: number, scoreAt: number): number {
    const [high, low] = [words[at] as number, words[at + 1] as number];
    const slot = this.#slotOf(high, low);
    const known = this.#slots[slot] as number;
    return known > 0 ? known - 1 : this.#add(high, low, idAt(words, scoreAt));
  }

  /** One score with each value, by the value's number. */
  get scoreIds(): readonly string[] {
    return this.#scoreIds;
  }

  #slotOf(high: number, low: number): number {
    const most = this.#slots.length - 1;
    for (let slot = (high ^ low) & most; ; slot = (slot + 1) & most) {
      const known = (this.#slots[slot] as number) - 1;
      if (known < 0 || (this.#highs[known] === high && this.#lows[known] === low)) return slot;
    }
  }

  #add(high: number, low: number, scoreId: string): number {
    const number = this.#scoreIds.length;
    if (number === this.#highs.length) this.#grow();
    this.#highs[number] = high;
    this.#lows[number] = low;
    this.#slots[this.#slotOf(high, low)] = number + 1;
    this.#scoreIds.push(scoreId);
    return number;
  }

  #grow(): void {
    this.#highs = doubled(this.#highs);
    this.#lows = doubled(this.#lows);
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (const number of this.#scoreIds.keys()) {
      const slot = this.#slotOf(this.#highs[number] as number, this.#lows[number] as number);
      this.#slots[slot] = number + 1;
    }
  }
}

function doubled(words: Uint32Array): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(words.length * 2);
  more.set(words);
  return more;
}
