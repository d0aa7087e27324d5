import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdTable, idAt, putId } from './packed-ids.rules.ts';
import { PackedValues } from './packed-values.rules.ts';

/** Few different words, so that many ids would be put into the same place. */
const word = fc.constantFrom(0, 1, 2, 0xffffffff, 0x80000000);
const id = fc.tuple(word, word, word, word);
const ids = fc.uniqueArray(id, { maxLength: 200, selector: String });

function wordsOf(list: readonly (readonly number[])[]): Uint32Array {
  return Uint32Array.from(list.flat());
}

describe('a table of ids', () => {
  it('finds the index of each, and of no other', () => {
    fc.assert(
      fc.property(ids, ids, (known, asked) => {
        const table = new IdTable(wordsOf(known));
        const words = wordsOf([...known, ...asked]);
        const expected = [...known, ...asked].map((one) =>
          known.findIndex((other) => String(other) === String(one)),
        );
        expect(expected.map((_, position) => table.positionOf(words, position * 4))).toEqual(expected);
      }),
    );
  });

  it('finds each wherever it is expected', () => {
    fc.assert(
      fc.property(ids, ids, fc.nat(250), (known, asked, guess) => {
        const table = new IdTable(wordsOf(known));
        for (const one of [...known, ...asked]) {
          const found = known.findIndex((other) => String(other) === String(one));
          expect(table.positionOf(wordsOf([one]), 0, guess)).toBe(found);
        }
      }),
    );
  });
});

describe('values known by their hash', () => {
  it('are numbered as they come, each once, with the first score that had it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(300), fc.nat(1))), (hashes) => {
        const values = new PackedValues();
        const scoreIds = hashes.map(
          (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        );
        const words = new Uint32Array(hashes.length * 6);
        const numbers = hashes.map((hash, index) => {
          words.set(hash, index * 6);
          putId(scoreIds[index] ?? '', words, index * 6 + 2);
          return values.numberOf(words, index * 6, index * 6 + 2);
        });
        const different = [...new Set(hashes.map(String))];
        expect(numbers).toEqual(hashes.map((hash) => different.indexOf(String(hash))));
        const firsts = different.map((hash) => scoreIds[hashes.findIndex((other) => String(other) === hash)]);
        expect(values.scoreIds).toEqual(firsts);
      }),
    );
  });
});

it('an id is the same text again', () => {
  const words = new Uint32Array(5);
  putId('01a200d8-3153-75a4-aa40-d1a8ad639f99', words, 1);
  expect(idAt(words, 1)).toBe('01a200d8-3153-75a4-aa40-d1a8ad639f99');
});
