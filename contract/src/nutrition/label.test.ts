import { describe, expect, it } from 'vitest';
import { isEnergyOdd } from './exact-sums.ts';
import { figuresOfLabel, type LabelAmounts, labelPlaces, labelProblem } from './label.ts';
import { carbohydrate, energy, fat, fiber, protein } from './nutrients.ts';

function label(known: Readonly<Record<number, number>>, sketch: Partial<LabelAmounts> = {}): LabelAmounts {
  const amounts = labelPlaces.map((place) => known[place] ?? null);
  return { per: '100g', servingMilligrams: null, amounts, ...sketch };
}

describe('a label', () => {
  it('is turned from a serving to 100 g', () => {
    const bar = label({ [energy]: 120_000, [protein]: 3300 }, { per: 'serving', servingMilligrams: 30_000 });
    const { figures, isEnergyReckoned } = figuresOfLabel(bar);
    expect([figures[energy], figures[protein], figures[fat]]).toEqual([400_000, 11_000, null]);
    expect(isEnergyReckoned).toBe(false);
  });

  it('without energy gets it from protein, carbohydrate and fat', () => {
    const known = { [protein]: 10_000, [carbohydrate]: 20_000, [fat]: 5000 };
    expect(figuresOfLabel(label(known))).toMatchObject({ isEnergyReckoned: true });
    expect(figuresOfLabel(label(known)).figures[energy]).toBe(165_000);
    expect(figuresOfLabel(label({ [protein]: 10_000 })).figures[energy]).toBeNull();
  });

  it('can’t weigh more than it is, nor a part more than its whole', () => {
    expect(labelProblem(label({ [protein]: 50_000, [carbohydrate]: 30_000, [fat]: 20_000 }))).toBeNull();
    expect(labelProblem(label({ [protein]: 50_000, [carbohydrate]: 30_000, [fat]: 20_001 }))).toBe(
      'over_100',
    );
    const serving = { per: 'serving', servingMilligrams: 30_000 } as const;
    expect(labelProblem(label({ [fat]: 30_001 }, serving))).toBe('over_100');
    expect(labelProblem(label({ [carbohydrate]: 1000, [fiber]: 1001 }))).toBe('part_over_whole');
    expect(labelProblem(label({ [fiber]: 1001 }))).toBeNull();
  });

  it('has odd energy where it is far from its sources', () => {
    const known = { [protein]: 10_000, [carbohydrate]: 20_000, [fat]: 5000 };
    expect(isEnergyOdd(figuresOfLabel(label({ ...known, [energy]: 165_000 })).figures)).toBe(false);
    expect(isEnergyOdd(figuresOfLabel(label({ ...known, [energy]: 100_000 })).figures)).toBe(true);
  });
});
