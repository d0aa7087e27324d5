import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renumbered } from './board-order.ts';

/** Places of a board, best first: 1, 2, 2, 4, then some without one. */
const board = fc
  .tuple(fc.array(fc.boolean(), { maxLength: 30 }), fc.nat({ max: 4 }))
  .map(([shares, without]) => {
    const places: (number | null)[] = [];
    for (const [index, isShared] of shares.entries()) {
      places.push(isShared && index > 0 ? (places[index - 1] ?? 1) : index + 1);
    }
    return [...places, ...Array.from({ length: without }, () => null)];
  });

describe('the places of those who are shown', () => {
  it('never turn two around, part who shares, or place who has no place', () => {
    fc.assert(
      fc.property(board, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (places, keep) => {
        const kept = places.filter((_, index) => keep[index]);
        const here = renumbered(kept);
        for (const [a, first] of kept.entries()) {
          for (const [b, second] of kept.entries()) {
            const [one, two] = [here[a]?.place, here[b]?.place];
            if (first === null || second === null) continue;
            expect(Math.sign((one ?? 0) - (two ?? 0))).toBe(Math.sign(first - second));
          }
          expect(here[a]?.place === null).toBe(first === null);
        }
      }),
    );
  });

  it('are the places of the board when everybody is shown', () => {
    fc.assert(
      fc.property(board, (places) => {
        expect(renumbered(places).map(({ place }) => place)).toEqual(places);
      }),
    );
  });

  it('count people: after two who share the second comes the fourth', () => {
    expect(renumbered([3, 7, 7, 12, null])).toEqual([
      { place: 1, tied: false },
      { place: 2, tied: true },
      { place: 2, tied: true },
      { place: 4, tied: false },
      { place: null, tied: false },
    ]);
  });
});
