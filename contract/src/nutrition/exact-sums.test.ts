import { describe, expect, it } from 'vitest';
import {
  amountText,
  decimalText,
  type Figures,
  isEnergyOdd,
  type Portion,
  reckonedEnergy,
  sumOf,
  sumText,
} from './exact-sums.ts';
import { energy, fiber, nutrients, protein } from './nutrients.ts';
import { weightOf } from './portions.ts';
import { milligramsOf, typedAmount } from './typed-amount.ts';

const write = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-US', options).format(value);
const kcal = nutrients[energy] ?? missing();
const grams = nutrients[protein] ?? missing();
const milligram = nutrients.find(({ unit }) => unit === 'mg') ?? missing();

const figures = (known: Readonly<Record<number, number>>): Figures =>
  nutrients.map((_, place) => known[place] ?? null);

describe('sums', () => {
  it('are the same after 10,000 edits as computed anew, to the last digit', () => {
    const next = random(20261123);
    const portions: Portion[] = [];
    let running = 0n;
    for (let edit = 0; edit < 10_000; edit += 1) {
      const roll = next(3);
      if (roll === 0 || portions.length === 0) {
        portions.push({ milligrams: 1 + next(20_000_000), figures: figures({ [energy]: next(902_000) }) });
        running += exactOf(portions.at(-1));
      } else {
        const at = next(portions.length);
        running -= exactOf(portions[at]);
        if (roll === 1) portions.splice(at, 1);
        else {
          portions[at] = { figures: portions[at]?.figures ?? [], milligrams: 1 + next(20_000_000) };
          running += exactOf(portions[at]);
        }
      }
      if (edit % 100 === 0)
        expect(sumText(sumOf(portions, energy), kcal, write)).toBe(shown(running, portions.length));
    }
    expect(sumOf(portions, energy).exact).toBe(running);
  });

  it('tell what is known apart from nothing', () => {
    const known = { milligrams: 50_000, figures: figures({ [fiber]: 3_300 }) };
    const unknown = { milligrams: 50_000, figures: figures({}) };
    const nutrient = nutrients[fiber] ?? missing();
    expect(sumOf([known, unknown], fiber)).toEqual({ exact: 165_000_000n, known: 1, of: 2 });
    expect(sumText(sumOf([known, unknown], fiber), nutrient, write)).toBe('≥ 1.7');
    expect(sumText(sumOf([known], fiber), nutrient, write)).toBe('1.7');
    expect(sumText(sumOf([unknown], fiber), nutrient, write)).toBe('–');
    expect(sumText(sumOf([{ ...known, figures: figures({ [fiber]: 0 }) }], fiber), nutrient, write)).toBe(
      '0.0',
    );
  });

  it('are rounded once: parts that look like 0.3 each add up to what they are', () => {
    const parts = [333, 333, 334].map((each) => ({
      milligrams: 100_000,
      figures: figures({ [protein]: each }),
    }));
    expect(sumText(sumOf(parts, protein), grams, write)).toBe('1.0');
  });

  it.each([
    [149_950_000n, kcal, '1'],
    [150_000_000n, kcal, '2'],
    [152_700_000_000n, kcal, '1,527'],
    [1_234_500_000n, grams, '12.3'],
    [1_235_000_000n, grams, '12.4'],
    [123_450_000n, milligram, '1.23'],
    [4_680_000n, milligram, '0.0468'],
    [400_000n, milligram, '0.004'],
    [0n, milligram, '0'],
    [1_234_500_000n, milligram, '12.3'],
    [12_345_000_000n, milligram, '123'],
    [123_456_000_000n, milligram, '1,235'],
  ])('%s of %s reads %s', (exact, nutrient, text) => {
    expect(amountText(exact, nutrient, write)).toBe(text);
  });

  it.each([
    [10_181_400_000n, 8, '101.814'],
    [0n, 8, '0'],
    [5n, 3, '0.005'],
    [14_200n, 3, '14.2'],
  ])('%s in %i decimals are written in full: %s', (exact, decimals, text) => {
    expect(decimalText(exact, decimals)).toBe(text);
  });

  it('know what energy comes from', () => {
    const oats = figures({ [energy]: 379_000, 1: 13_150, 2: 67_700, 3: 6_520 });
    expect(reckonedEnergy(oats)).toBe(382_080);
    expect(isEnergyOdd(oats)).toBe(false);
    expect(isEnergyOdd(figures({ [energy]: 150_000, 1: 13_150, 2: 67_700, 3: 6_520 }))).toBe(true);
    expect(reckonedEnergy(figures({ 1: 13_150 }))).toBe(null);
  });
});

describe('an amount that is typed', () => {
  it.each([
    ['200 g rice', 'rice', 200_000],
    ['200g rice', 'rice', 200_000],
    ['rice 1,5 kg', 'rice', 1_500_000],
    ['2 oz of cheddar', 'cheddar', 56_699],
    ['2 eggs', 'eggs', null],
    ['½ cup oats', 'oats', null],
    ['1 1/2 cups rice', 'rice', null],
    ['1½ lb beef', 'beef', 680_389],
    ['1/2 kg flour', 'flour', 500_000],
  ])('%s', (typed, search, weight) => {
    const read = typedAmount(typed);
    expect(read.search).toBe(search);
    expect(read.amount && milligramsOf(read.amount)).toBe(weight);
  });

  it.each(['2% milk', '7up', 'milk 2%', 'rice', '100 grand bar', 'vitamin b12'])('is not in %s', (typed) => {
    expect(typedAmount(typed)).toEqual({ search: typed, amount: null });
  });
});

describe('the weight of a portion', () => {
  const food = { portions: [{ label: '1 cup', milligrams: 244_000 }], usualMilligrams: 200_000 };

  it('is computed from its own weight, never from a number on the screen', () => {
    expect(weightOf(food, '1 cup', 1500)).toBe(366_000);
    expect(weightOf(food, 'g', 366_000)).toBe(366_000);
    expect(weightOf(food, 'oz', 1000)).toBe(28_350);
    expect(weightOf(food, 'usual amount', 500)).toBe(100_000);
    expect(weightOf(food, '1 slice', 1000)).toBe(null);
  });
});

const exactOf = (portion: Portion | undefined) =>
  BigInt(portion?.figures[energy] ?? 0) * BigInt(portion?.milligrams ?? 0);

/** Another way to the same text: whole calories by hand. */
function shown(exact: bigint, of: number): string {
  return of === 0 ? '–' : Number((exact + 50_000_000n) / 100_000_000n).toLocaleString('en-US');
}

/** The same numbers in each run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function missing(): never {
  throw new Error('No such nutrient.');
}
