import { describe, expect, it } from 'vitest';
import { figuresOfRecipe, type Portion, sumOf, sumText } from './exact-sums.ts';
import { energy, fiber, nutrients } from './nutrients.ts';

const write = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-US', options).format(value);

const food = (milligrams: number, kcal: number | null, ofFiber: number | null = null): Portion => ({
  milligrams,
  figures: nutrients.map((_, place) => (place === energy ? kcal : place === fiber ? ofFiber : null)),
});
const eaten = (milligrams: number, cooked: number, parts: readonly Portion[]): Portion => ({
  milligrams,
  figures: [],
  recipe: { milligrams: cooked, parts },
});

describe('sums of a recipe', () => {
  it('are those of its ingredients, recomputed after each of 10,000 edits', () => {
    const next = random(20261124);
    const parts: Portion[] = [food(150_000, 130_000)];
    const kcal = nutrients[energy];
    if (!kcal) throw new Error('There is no energy.');
    for (let edit = 0; edit < 10_000; edit += 1) {
      const at = next(parts.length);
      const one = food(1 + next(2_000_000), next(5) === 0 ? null : next(902_000));
      const roll = next(3);
      if (roll === 0 && parts.length < 50) parts.push(one);
      else if (roll === 1 && parts.length > 1) parts.splice(at, 1);
      else parts[at] = one;
      const cooked = 1000 + next(50_000_000);
      const milligrams = 1 + next(20_000_000);
      const sum = sumOf([eaten(milligrams, cooked, parts)], energy);
      const known = parts.filter(({ figures }) => figures[energy] !== null);
      // By hand: each ingredient's share, as a fraction that is rounded once.
      const above = known.reduce(
        (all, part) => all + BigInt(part.figures[energy] ?? 0) * BigInt(part.milligrams) * BigInt(milligrams),
        0n,
      );
      const remainder = above % BigInt(cooked);
      const exact = above / BigInt(cooked) + (remainder * 2n >= BigInt(cooked) ? 1n : 0n);
      expect(sum).toEqual({ exact, known: known.length, of: parts.length });
      expect(sumText(sum, kcal, write)).toBe(
        sumText({ exact, known: known.length, of: parts.length }, kcal, write),
      );
    }
  });

  it('count its ingredients beside other foods', () => {
    const parts = [food(100_000, 200_000, 3000), food(300_000, 40_000, null)];
    const day = [eaten(100_000, 400_000, parts), food(50_000, 100_000, 0)];
    // A quarter of 200 + 120 kcal, and 50 kcal.
    expect(sumOf(day, energy)).toEqual({ exact: 13_000_000_000n, known: 3, of: 3 });
    expect(sumOf(day, fiber)).toMatchObject({ exact: 75_000_000n, known: 2, of: 3 });
    expect(sumOf([eaten(1, 1, parts)], 1)).toEqual({ exact: 0n, known: 0, of: 2 });
  });

  it('are whole again when all servings are eaten', () => {
    const parts = [food(333_333, 77_777), food(1, 1)];
    const all = sumOf(parts, energy);
    expect(sumOf([eaten(777, 777, parts)], energy)).toEqual(all);
  });

  it('per 100 g are for lists, and unknown where any of it is', () => {
    const figures = figuresOfRecipe({
      milligrams: 300_000,
      parts: [food(100_000, 200_000, 3000), food(300_000, 40_000, null)],
    });
    expect([figures[energy], figures[fiber]]).toEqual([106_667, null]);
  });
});

function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
