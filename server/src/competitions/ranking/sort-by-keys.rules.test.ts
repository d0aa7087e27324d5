import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankByClasses, rankByKeys } from './places.rules.ts';
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
  it('are in the order of comparison, ties in input order', () => {
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

describe('entries that come in classes', () => {
  const numbers = fc.integer({ min: -1, max: 3 });
  const field = fc
    .array(fc.tuple(numbers, fc.constantFrom(0, 1, Infinity)), { minLength: 1, maxLength: 8 })
    .chain((classes) =>
      fc.tuple(
        fc.constant(classes),
        fc.array(fc.nat({ max: classes.length - 1 }), { maxLength: 30 }),
        fc.array(fc.boolean(), { minLength: classes.length, maxLength: classes.length }),
      ),
    );

  it('are ranked as if each had its key for itself', () => {
    fc.assert(
      fc.property(field, ([classes, classOf, ranked]) => {
        const parts = ['first', 'second'];
        const keys = Float64Array.from(classOf.flatMap((one) => [...(classes[one] ?? [])]));
        const isRanked = (one: number) => ranked[one] === true;
        const own = rankByKeys(keys, parts, (entry) => isRanked(classOf[entry] ?? 0));
        const together = rankByClasses(
          Float64Array.from(classes.flat()),
          parts,
          Uint32Array.from(classOf),
          isRanked,
        );
        expect(together).toEqual(own);
      }),
      { numRuns: 500 },
    );
  });
});
