import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareKeys, sortedByKeys } from './sort-by-keys.rules.ts';

const many = 2500;
/** Few different values, so that many are equal; some that cannot be packed, some that leave no room for the next. */
const value = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -3, max: 3 }) },
  { weight: 2, arbitrary: fc.constantFrom(0, 1_000_000_000, 9_000_000_000_000) },
  { weight: 1, arbitrary: fc.constantFrom(Infinity, 0.5, -0) },
);
const column = fc
  .array(value, { minLength: 1, maxLength: 12 })
  .map((values) => (entry: number) => values[(entry * 7919) % values.length] ?? 0);

describe('entries sorted by their keys', () => {
  it('stand as comparing them puts them, equal ones in the order given', () => {
    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 4 }), fc.nat({ max: 50 }), (columns, left) => {
        const width = columns.length;
        const keys = new Float64Array(many * width);
        for (let entry = 0; entry < many; entry += 1) {
          for (const [part, at] of columns.entries()) keys[entry * width + part] = at(entry + part);
        }
        const given = Uint32Array.from({ length: many - left }, (_, position) => (position * 3) % many);
        const compared = given.toSorted((a, b) => compareKeys(keys, width, a, b));
        expect([...sortedByKeys(given.slice(), keys, width)]).toEqual([...compared]);
      }),
      { numRuns: 60 },
    );
  });
});
