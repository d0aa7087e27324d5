import { describe, expect, it } from 'vitest';
import { type Formula, type FormulaValues, fits, type Sex } from './formula.ts';
import { findFormula, formulaGroups, formulas } from './formulas.ts';

/** Computed apart from the printed equations, seven of them published examples: inputs, result and its tolerance. */
const vectors: readonly (readonly [string, FormulaValues, Sex, number, number])[] = [
  ['bmi', { kg: 70, cm: 175 }, 'women', 22.857143, 2.39e-5],
  ['bmi', { kg: 52.5, cm: 160 }, 'women', 20.507812, 2.15e-5],
  ['bmi', { kg: 120, cm: 182 }, 'women', 36.227509, 3.72e-5],
  ['bmi', { kg: 68, cm: 165 }, 'women', 24.98, 0.01],
  ['bsa-mosteller', { kg: 70, cm: 175 }, 'women', 1.844662, 2.84e-6],
  ['bsa-mosteller', { kg: 60, cm: 160 }, 'women', 1.632993, 2.63e-6],
  ['bsa-dubois', { kg: 70, cm: 175 }, 'women', 1.848143, 2.85e-6],
  ['bsa-dubois', { kg: 60, cm: 160 }, 'women', 1.622063, 2.62e-6],
  ['waist-hip', { waist: 80, hip: 100 }, 'women', 0.8, 2e-6],
  ['waist-hip', { waist: 96, hip: 102 }, 'women', 0.941176, 2e-6],
  ['waist-height', { waist: 80, cm: 175 }, 'women', 0.457143, 2e-6],
  ['waist-height', { waist: 102, cm: 170 }, 'women', 0.6, 2e-6],
  ['bmr-mifflin', { kg: 70, cm: 175, age: 30 }, 'men', 1648.75, 0.00165],
  ['bmr-mifflin', { kg: 60, cm: 165, age: 40 }, 'women', 1270.25, 0.00127],
  ['bmr-mifflin', { kg: 95, cm: 180, age: 55 }, 'men', 1805.0, 0.00181],
  ['bmr-harris-benedict', { kg: 70, cm: 175, age: 30 }, 'men', 1702.0125, 0.0017],
  ['bmr-harris-benedict', { kg: 60, cm: 165, age: 40 }, 'women', 1347.0595, 0.00135],
  ['bmr-harris-benedict-revised', { kg: 70, cm: 175, age: 30 }, 'men', 1695.667, 0.0017],
  ['bmr-harris-benedict-revised', { kg: 60, cm: 165, age: 40 }, 'women', 1340.383, 0.00134],
  ['bmr-katch-mcardle', { lbm: 60 }, 'women', 1666.0, 0.00167],
  ['bmr-katch-mcardle', { lbm: 45.5 }, 'women', 1352.8, 0.00135],
  ['rmr-cunningham', { lbm: 60 }, 'women', 1820, 0.00182],
  ['rmr-cunningham', { lbm: 45.5 }, 'women', 1501.0, 0.0015],
  ['tdee', { bmr: 1650, pal: 1.55 }, 'women', 2557.5, 0.00256],
  ['tdee', { bmr: 1400, pal: 1.2 }, 'women', 1680.0, 0.00168],
  ['bodyfat-navy-men', { waist: 85, neck: 38, cm: 178 }, 'women', 16.436015, 1.74e-5],
  ['bodyfat-navy-men', { waist: 100, neck: 40, cm: 175 }, 'women', 26.022851, 2.7e-5],
  ['bodyfat-navy-women', { waist: 72, hip: 97, neck: 33, cm: 165 }, 'women', 26.405882, 2.74e-5],
  ['bodyfat-navy-women', { waist: 88, hip: 108, neck: 35, cm: 168 }, 'women', 37.633793, 3.86e-5],
  ['density-jp3-men', { sum3: 45, age: 30 }, 'women', 1.067697, 2.07e-6],
  ['density-jp3-men', { sum3: 80, age: 45 }, 'women', 1.041901, 2.04e-6],
  ['density-jp3-women', { sum3: 55, age: 30 }, 'women', 1.047664, 2.05e-6],
  ['density-jp3-women', { sum3: 90, age: 45 }, 'women', 1.022497, 2.02e-6],
  ['density-jp7-men', { sum7: 100, age: 30 }, 'women', 1.065353, 2.07e-6],
  ['density-jp7-men', { sum7: 160, age: 50 }, 'women', 1.042069, 2.04e-6],
  ['density-jp7-women', { sum7: 120, age: 30 }, 'women', 1.04485, 2.04e-6],
  ['density-jp7-women', { sum7: 180, age: 50 }, 'women', 1.024182, 2.02e-6],
  ['bodyfat-siri', { density: 1.05 }, 'women', 21.428571, 2.24e-5],
  ['bodyfat-siri', { density: 1.07 }, 'women', 12.616822, 1.36e-5],
  ['bodyfat-brozek', { density: 1.05 }, 'women', 21.038095, 2.2e-5],
  ['bodyfat-brozek', { density: 1.07 }, 'women', 12.902804, 1.39e-5],
  ['bodyfat-deurenberg', { bmi: 22.9, age: 30 }, 'men', 18.18, 1.92e-5],
  ['bodyfat-deurenberg', { bmi: 27, age: 45 }, 'women', 37.35, 3.83e-5],
  ['ideal-weight-devine', { cm: 180 }, 'men', 74.992126, 7.6e-5],
  ['ideal-weight-devine', { cm: 165 }, 'women', 56.909449, 5.79e-5],
  ['ideal-weight-robinson', { cm: 180 }, 'men', 72.645669, 7.36e-5],
  ['ideal-weight-robinson', { cm: 165 }, 'women', 57.433071, 5.84e-5],
  ['ideal-weight-miller', { cm: 180 }, 'men', 71.52126, 7.25e-5],
  ['ideal-weight-miller', { cm: 165 }, 'women', 59.846457, 6.08e-5],
  ['ideal-weight-hamwi', { cm: 180 }, 'men', 77.338583, 7.83e-5],
  ['ideal-weight-hamwi', { cm: 165 }, 'women', 56.413386, 5.74e-5],
  ['lbm-boer', { kg: 80, cm: 180 }, 'men', 61.42, 6.24e-5],
  ['lbm-boer', { kg: 60, cm: 165 }, 'women', 44.865, 4.59e-5],
  ['lbm-james', { kg: 80, cm: 180 }, 'men', 62.716049, 6.37e-5],
  ['lbm-james', { kg: 60, cm: 165 }, 'women', 44.629752, 4.56e-5],
  ['lbm-hume', { kg: 80, cm: 180 }, 'men', 57.7866, 5.88e-5],
  ['lbm-hume', { kg: 60, cm: 165 }, 'women', 43.43955, 4.44e-5],
  ['ffmi', { kg: 80, cm: 180, bf: 15 }, 'women', 20.987654, 2.2e-5],
  ['ffmi', { kg: 62, cm: 168, bf: 24 }, 'women', 16.695011, 1.77e-5],
  ['ffmi-normalized', { kg: 80, cm: 175, bf: 15 }, 'women', 22.509082, 2.35e-5],
  ['ffmi-normalized', { kg: 62, cm: 168, bf: 24 }, 'women', 17.427011, 1.84e-5],
  ['hrmax-fox', { age: 30 }, 'women', 190, 0.000191],
  ['hrmax-fox', { age: 55 }, 'women', 165, 0.000166],
  ['hrmax-tanaka', { age: 30 }, 'women', 187.0, 0.000188],
  ['hrmax-tanaka', { age: 55 }, 'women', 169.5, 0.00017],
  ['hrmax-gellish', { age: 30 }, 'women', 186.8, 0.000188],
  ['hrmax-gellish', { age: 55 }, 'women', 170.05, 0.000171],
  ['hr-karvonen', { hrmax: 187, hrrest: 60, intensity: 0.6 }, 'women', 136.2, 0.000137],
  ['hr-karvonen', { hrmax: 187, hrrest: 60, intensity: 0.85 }, 'women', 167.95, 0.000169],
  ['hr-karvonen', { hrmax: 170, hrrest: 72, intensity: 0.4 }, 'women', 111.2, 0.000112],
  ['vo2-cooper', { meters: 2400 }, 'women', 42.367539, 4.34e-5],
  ['vo2-cooper', { meters: 3000 }, 'women', 55.781355, 5.68e-5],
  ['vo2-1.5-mile', { minutes: 12 }, 'women', 43.75, 4.47e-5],
  ['vo2-1.5-mile', { minutes: 10.5 }, 'women', 49.5, 5.05e-5],
  ['vo2-rockport', { kg: 80, age: 45, minutes: 15, hr: 140 }, 'men', 37.275162, 3.83e-5],
  ['vo2-rockport', { kg: 65, age: 35, minutes: 14.5, hr: 135 }, 'women', 39.795144, 4.08e-5],
  ['vo2-uth', { hrmax: 187, hrrest: 60 }, 'women', 47.685, 4.87e-5],
  ['vo2-uth', { hrmax: 180, hrrest: 50 }, 'women', 55.08, 5.61e-5],
  ['met-calories', { met: 8, kg: 70, minutes: 30 }, 'women', 280.0, 0.000281],
  ['met-calories', { met: 3.5, kg: 60, minutes: 45 }, 'women', 157.5, 0.000158],
  ['acsm-walking', { speed: 80, grade: 0 }, 'women', 11.5, 1.25e-5],
  ['acsm-walking', { speed: 80, grade: 0.05 }, 'women', 18.7, 1.97e-5],
  ['acsm-running', { speed: 160, grade: 0 }, 'women', 35.5, 3.65e-5],
  ['acsm-running', { speed: 200, grade: 0.02 }, 'women', 47.1, 4.81e-5],
  ['acsm-cycling', { watts: 150, kg: 70 }, 'women', 30.142857, 3.11e-5],
  ['acsm-cycling', { watts: 100, kg: 60 }, 'women', 25.0, 2.6e-5],
  ['1rm-epley', { weight: 100, reps: 5 }, 'women', 116.666667, 0.000118],
  ['1rm-epley', { weight: 80, reps: 10 }, 'women', 106.666667, 0.000108],
  ['1rm-epley', { weight: 140, reps: 1 }, 'women', 140, 0.000141],
  ['1rm-brzycki', { weight: 100, reps: 5 }, 'women', 112.5, 0.000113],
  ['1rm-brzycki', { weight: 80, reps: 10 }, 'women', 106.666667, 0.000108],
  ['1rm-brzycki', { weight: 140, reps: 1 }, 'women', 140.0, 0.000141],
  ['1rm-lombardi', { weight: 100, reps: 5 }, 'women', 117.461894, 0.000118],
  ['1rm-lombardi', { weight: 80, reps: 10 }, 'women', 100.714033, 0.000102],
  ['1rm-lombardi', { weight: 140, reps: 1 }, 'women', 140.0, 0.000141],
  ['1rm-oconner', { weight: 100, reps: 5 }, 'women', 112.5, 0.000113],
  ['1rm-oconner', { weight: 80, reps: 10 }, 'women', 100.0, 0.000101],
  ['1rm-oconner', { weight: 140, reps: 1 }, 'women', 140, 0.000141],
  ['1rm-mayhew', { weight: 100, reps: 5 }, 'women', 119.01068, 0.00012],
  ['1rm-mayhew', { weight: 80, reps: 10 }, 'women', 104.747419, 0.000106],
  ['1rm-mayhew', { weight: 140, reps: 1 }, 'women', 140, 0.000141],
  ['1rm-wathan', { weight: 100, reps: 5 }, 'women', 116.582505, 0.000118],
  ['1rm-wathan', { weight: 80, reps: 10 }, 'women', 107.79736, 0.000109],
  ['1rm-wathan', { weight: 140, reps: 1 }, 'women', 140, 0.000141],
  ['1rm-lander', { weight: 100, reps: 5 }, 'women', 113.708918, 0.000115],
  ['1rm-lander', { weight: 80, reps: 10 }, 'women', 107.25629, 0.000108],
  ['1rm-lander', { weight: 140, reps: 1 }, 'women', 140, 0.000141],
  ['wilks', { total: 600, bw: 82.5 }, 'men', 401.943916, 0.000403],
  ['wilks', { total: 400, bw: 63 }, 'women', 429.582974, 0.000431],
  ['wilks', { total: 1000, bw: 100 }, 'men', 608.58907, 0.001],
  ['wilks', { total: 1000, bw: 100 }, 'women', 832.58332, 0.001],
  ['dots', { total: 600, bw: 82.5 }, 'men', 406.435574, 0.000407],
  ['dots', { total: 400, bw: 63 }, 'women', 430.205983, 0.000431],
  ['dots', { total: 700, bw: 250 }, 'men', 346.934463, 0.000348],
  ['ipf-gl-classic-total', { total: 600, bw: 82.5 }, 'men', 83.310023, 8.43e-5],
  ['ipf-gl-classic-total', { total: 250, bw: 63 }, 'women', 54.695791, 5.57e-5],
  ['ipf-gl-classic-bench', { total: 600, bw: 82.5 }, 'men', 302.310883, 0.000303],
  ['ipf-gl-classic-bench', { total: 250, bw: 63 }, 'women', 208.612503, 0.00021],
  ['ipf-gl-classic-bench', { total: 122.5, bw: 70.5 }, 'women', 96.78, 0.01],
  ['ipf-gl-equipped-total', { total: 600, bw: 82.5 }, 'men', 69.53178, 7.05e-5],
  ['ipf-gl-equipped-total', { total: 250, bw: 63 }, 'women', 45.133742, 4.61e-5],
  ['ipf-gl-equipped-total', { total: 1035, bw: 92.04 }, 'men', 112.85, 0.01],
  ['ipf-gl-equipped-bench', { total: 600, bw: 82.5 }, 'men', 214.485587, 0.000215],
  ['ipf-gl-equipped-bench', { total: 250, bw: 63 }, 'women', 150.870316, 0.000152],
  ['sinclair-2021-2024', { total: 350, bw: 81 }, 'men', 444.201571, 0.000445],
  ['sinclair-2021-2024', { total: 220, bw: 59 }, 'women', 301.02828, 0.000302],
  ['sinclair-2021-2024', { total: 400, bw: 210 }, 'men', 400, 0.000401],
  ['sinclair-2021-2024', { total: 400, bw: 100 }, 'men', 459, 0.5],
  ['sinclair-2025-2028', { total: 350, bw: 81 }, 'men', 450.231098, 0.000451],
  ['sinclair-2025-2028', { total: 220, bw: 59 }, 'women', 298.66117, 0.0003],
  ['sinclair-2025-2028', { total: 400, bw: 210 }, 'men', 400, 0.000401],
  ['sinclair-2025-2028', { total: 100, bw: 73 }, 'men', 136.7106, 0.001],
  ['rpe-percent', { reps: 5, rpe: 8 }, 'women', 81.1, 8.21e-5],
  ['rpe-percent', { reps: 1, rpe: 10 }, 'women', 100, 0.000101],
  ['rpe-percent', { reps: 3, rpe: 9.5 }, 'women', 90.7, 9.17e-5],
  ['rpe-percent', { reps: 12, rpe: 6.5 }, 'women', 58.6, 5.96e-5],
  ['riegel', { d1: 5000, t1: 1200, d2: 10000 }, 'women', 2501.917826, 0.0025],
  ['riegel', { d1: 10000, t1: 2400, d2: 42195 }, 'women', 11040.4784, 0.011],
  ['pace', { distance: 10000, seconds: 2700 }, 'women', 270.0, 0.000271],
  ['pace', { distance: 42195, seconds: 12600 }, 'women', 298.61358, 0.0003],
  ['water-efsa', {}, 'men', 2500, 0.0025],
  ['water-efsa', {}, 'women', 2000, 0.002],
  ['macro-grams', { kcal: 2000, pct: 50, kcalPerGram: 4 }, 'women', 250.0, 0.000251],
  ['macro-grams', { kcal: 2000, pct: 30, kcalPerGram: 9 }, 'women', 66.666667, 6.77e-5],
  ['macro-grams', { kcal: 2500, pct: 20, kcalPerGram: 4 }, 'women', 125.0, 0.000126],
  ['glycemic-load', { gi: 52, carb: 25 }, 'women', 13.0, 1.4e-5],
  ['glycemic-load', { gi: 70, carb: 45 }, 'women', 31.5, 3.25e-5],
  ['atwater', { protein: 20, carb: 50, fat: 10, alcohol: 0 }, 'women', 370, 0.000371],
  ['atwater', { protein: 0.5, carb: 3, fat: 0, alcohol: 10.5 }, 'women', 87.5, 8.85e-5],
  ['kcal-to-kj', { joules: 100 }, 'women', 418.4, 0.000419],
  ['kcal-to-kj', { joules: 2000 }, 'women', 8368.0, 0.00837],
];

function find(id: string): Formula {
  const found = findFormula(id);
  if (!found) throw new Error(`There is no formula ${id}.`);
  return found;
}

it.each(vectors)('%s of %o for %s is %d', (id, values, sex, expected, tolerance) => {
  const { inputs, refuse, compute } = find(id);
  for (const [name, input] of Object.entries(inputs))
    expect(fits(input, values[name] ?? Number.NaN)).toBe(true);
  expect(refuse?.(values, sex) ?? null).toBeNull();
  expect(Math.abs(compute(values, sex) - expected)).toBeLessThanOrEqual(tolerance);
});

describe('the formulas', () => {
  it('are 64, each with an id of its own and at least two vectors', () => {
    expect(formulas.length).toBe(64);
    expect(new Set(formulas.map(({ id }) => id)).size).toBe(64);
    const counted = (id: string) => vectors.filter(([of]) => of === id).length;
    expect(formulas.filter(({ id }) => counted(id) < 2).map(({ id }) => id)).toEqual([]);
    expect(formulaGroups.every((group) => group.formulas.length > 0)).toBe(true);
  });

  it('name every input in their equations', () => {
    const unnamed = formulas.flatMap(({ id, equation, inputs }) => {
      const texts = typeof equation === 'string' ? [equation] : Object.values(equation);
      return texts.flatMap((text) =>
        Object.keys(inputs)
          .filter((name) => !text.includes(`{${name}}`))
          .map((name) => `${id} ${name}`),
      );
    });
    expect(unnamed).toEqual([]);
  });

  it('say for whom they differ where women and men have an equation each', () => {
    const differing = formulas.filter(({ equation }) => typeof equation !== 'string').map(({ id }) => id);
    const marked = formulas.filter(({ bySex }) => bySex).map(({ id }) => id);
    expect(marked).toEqual(expect.arrayContaining(differing));
  });
});

it('refuses what has no result', () => {
  const { age } = find('bmr-mifflin').inputs;
  if (!age) throw new Error('The equation takes an age.');
  expect([17, 18, 100, 101].map((value) => fits(age, value))).toEqual([false, true, true, false]);
  const { reps } = find('1rm-epley').inputs;
  if (!reps) throw new Error('The equation takes repetitions.');
  expect([1, 2.5, 12, 13].map((value) => fits(reps, value))).toEqual([true, false, true, false]);
  expect(find('bodyfat-navy-men').refuse?.({ waist: 40, neck: 40, cm: 180 }, 'men')).toMatch(/larger than/);
  expect(find('lbm-james').refuse?.({ kg: 120, cm: 180 }, 'women')).toMatch(/BMI of 36/);
  expect(find('lbm-james').refuse?.({ kg: 120, cm: 180 }, 'men')).toBeNull();
});
