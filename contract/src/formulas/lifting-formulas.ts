import { formula } from './formula.ts';

/** Coefficients a, b, c … of body weight, in kilograms. */
const wilksOf = {
  men: [-216.0475144, 16.2606339, -0.002388645, -0.00113732, 7.01863e-6, -1.291e-8],
  women: [594.31747775582, -27.23842536447, 0.82112226871, -0.00930733913, 4.731582e-5, -9.054e-8],
} as const;
const dotsOf = {
  men: [-307.75076, 24.0900756, -0.1918759221, 0.0007391293, -1.093e-6],
  women: [-57.96288, 13.6175032, -0.1126655495, 0.0005158568, -1.0706e-6],
} as const;

function polynomial(x: number, coefficients: readonly number[]): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}

/** Points that compare lifters of different body weight. */
export const liftingFormulas = [
  formula({
    id: 'wilks',
    name: 'Wilks points',
    author: '1994',
    inputs: {
      total: { label: 'Total', symbol: 'total', unit: 'kg', min: 1, max: 2000 },
      bw: { label: 'Body weight', symbol: 'body weight', unit: 'kg', min: 20, max: 300 },
    },
    bySex: true,
    equation: '500 × {total} ÷ (a + b × {bw} + c × {bw}² + d × {bw}³ + e × {bw}⁴ + f × {bw}⁵)',
    output: { unit: 'points', decimals: 2 },
    valid: 'Body weight is held to 40–201.9 kg for men and 26.51–154.53 kg for women.',
    source: 'Wilks, Powerlifting Australia 1994; limits as in OpenPowerlifting',
    note: '',
    compute: ({ total, bw }, sex) =>
      (500 * total) /
      polynomial(
        sex === 'men' ? Math.min(Math.max(bw, 40), 201.9) : Math.min(Math.max(bw, 26.51), 154.53),
        wilksOf[sex],
      ),
  }),
  formula({
    id: 'dots',
    name: 'DOTS points',
    author: 'Konertz, 2019',
    inputs: {
      total: { label: 'Total', symbol: 'total', unit: 'kg', min: 1, max: 2000 },
      bw: { label: 'Body weight', symbol: 'body weight', unit: 'kg', min: 20, max: 300 },
    },
    bySex: true,
    equation: '500 × {total} ÷ (a + b × {bw} + c × {bw}² + d × {bw}³ + e × {bw}⁴)',
    output: { unit: 'points', decimals: 2 },
    valid: 'Body weight is held to 40–210 kg for men and 40–150 kg for women.',
    source: 'Konertz, BVDK 2019; constants as in OpenPowerlifting',
    note: '',
    compute: ({ total, bw }, sex) =>
      (500 * total) /
      polynomial(
        sex === 'men' ? Math.min(Math.max(bw, 40), 210) : Math.min(Math.max(bw, 40), 150),
        dotsOf[sex],
      ),
  }),
  formula({
    id: 'ipf-gl-classic-total',
    name: 'IPF GL points',
    author: 'Classic, three lifts',
    inputs: {
      total: { label: 'Total', symbol: 'total', unit: 'kg', min: 1, max: 2000 },
      bw: { label: 'Body weight', symbol: 'body weight', unit: 'kg', min: 35, max: 300 },
    },
    bySex: true,
    equation: {
      women: '100 × {total} ÷ (610.32796 − 1045.59282 × exp(−0.03048 × {bw}))',
      men: '100 × {total} ÷ (1199.72839 − 1025.18162 × exp(−0.00921 × {bw}))',
    },
    output: { unit: 'points', decimals: 2 },
    valid: 'Body weight of 35 kg or more.',
    source: 'International Powerlifting Federation, IPF GL Coefficients 2020',
    note: '',
    compute: ({ total, bw }, sex) =>
      sex === 'men'
        ? (100 * total) / (1199.72839 - 1025.18162 * Math.exp(-0.00921 * bw))
        : (100 * total) / (610.32796 - 1045.59282 * Math.exp(-0.03048 * bw)),
  }),
  formula({
    id: 'ipf-gl-classic-bench',
    name: 'IPF GL points',
    author: 'Classic, bench press',
    inputs: {
      total: { label: 'Total', symbol: 'total', unit: 'kg', min: 1, max: 2000 },
      bw: { label: 'Body weight', symbol: 'body weight', unit: 'kg', min: 35, max: 300 },
    },
    bySex: true,
    equation: {
      women: '100 × {total} ÷ (142.40398 − 442.52671 × exp(−0.04724 × {bw}))',
      men: '100 × {total} ÷ (320.98041 − 281.40258 × exp(−0.01008 × {bw}))',
    },
    output: { unit: 'points', decimals: 2 },
    valid: 'Body weight of 35 kg or more.',
    source: 'International Powerlifting Federation, IPF GL Coefficients 2020',
    note: '',
    compute: ({ total, bw }, sex) =>
      sex === 'men'
        ? (100 * total) / (320.98041 - 281.40258 * Math.exp(-0.01008 * bw))
        : (100 * total) / (142.40398 - 442.52671 * Math.exp(-0.04724 * bw)),
  }),
  formula({
    id: 'ipf-gl-equipped-total',
    name: 'IPF GL points',
    author: 'Equipped, three lifts',
    inputs: {
      total: { label: 'Total', symbol: 'total', unit: 'kg', min: 1, max: 2000 },
      bw: { label: 'Body weight', symbol: 'body weight', unit: 'kg', min: 35, max: 300 },
    },
    bySex: true,
    equation: {
      women: '100 × {total} ÷ (758.63878 − 949.31382 × exp(−0.02435 × {bw}))',
      men: '100 × {total} ÷ (1236.25115 − 1449.21864 × exp(−0.01644 × {bw}))',
    },
    output: { unit: 'points', decimals: 2 },
    valid: 'Body weight of 35 kg or more.',
    source: 'International Powerlifting Federation, IPF GL Coefficients 2020',
    note: '',
    compute: ({ total, bw }, sex) =>
      sex === 'men'
        ? (100 * total) / (1236.25115 - 1449.21864 * Math.exp(-0.01644 * bw))
        : (100 * total) / (758.63878 - 949.31382 * Math.exp(-0.02435 * bw)),
  }),
  formula({
    id: 'ipf-gl-equipped-bench',
    name: 'IPF GL points',
    author: 'Equipped, bench press',
    inputs: {
      total: { label: 'Total', symbol: 'total', unit: 'kg', min: 1, max: 2000 },
      bw: { label: 'Body weight', symbol: 'body weight', unit: 'kg', min: 35, max: 300 },
    },
    bySex: true,
    equation: {
      women: '100 × {total} ÷ (221.82209 − 357.00377 × exp(−0.02937 × {bw}))',
      men: '100 × {total} ÷ (381.22073 − 733.79378 × exp(−0.02398 × {bw}))',
    },
    output: { unit: 'points', decimals: 2 },
    valid: 'Body weight of 35 kg or more.',
    source: 'International Powerlifting Federation, IPF GL Coefficients 2020',
    note: '',
    compute: ({ total, bw }, sex) =>
      sex === 'men'
        ? (100 * total) / (381.22073 - 733.79378 * Math.exp(-0.02398 * bw))
        : (100 * total) / (221.82209 - 357.00377 * Math.exp(-0.02937 * bw)),
  }),
  formula({
    id: 'sinclair-2021-2024',
    name: 'Sinclair total',
    author: '2021–2024',
    inputs: {
      total: { label: 'Total', symbol: 'total', unit: 'kg', min: 1, max: 2000 },
      bw: { label: 'Body weight', symbol: 'body weight', unit: 'kg', min: 20, max: 300 },
    },
    bySex: true,
    equation: {
      women: '10^(0.787004341 × log₁₀({bw} ÷ 153.757)²) × {total}',
      men: '10^(0.722762521 × log₁₀({bw} ÷ 193.609)²) × {total}',
    },
    output: { unit: 'kg', decimals: 2 },
    valid: '',
    source: 'International Weightlifting Federation, Sinclair coefficients 2021–2024',
    note: 'Coefficients change with each Olympic cycle; these are of 2021–2024.',
    compute: ({ total, bw }, sex) =>
      (sex === 'men'
        ? bw >= 193.609
          ? 1
          : 10 ** (0.722762521 * Math.log10(bw / 193.609) ** 2)
        : bw >= 153.757
          ? 1
          : 10 ** (0.787004341 * Math.log10(bw / 153.757) ** 2)) * total,
  }),
  formula({
    id: 'sinclair-2025-2028',
    name: 'Sinclair total',
    author: '2025–2028',
    inputs: {
      total: { label: 'Total', symbol: 'total', unit: 'kg', min: 1, max: 2000 },
      bw: { label: 'Body weight', symbol: 'body weight', unit: 'kg', min: 20, max: 300 },
    },
    bySex: true,
    equation: {
      women: '10^(0.674107991 × log₁₀({bw} ÷ 163.918)²) × {total}',
      men: '10^(0.700767819 × log₁₀({bw} ÷ 201.159)²) × {total}',
    },
    output: { unit: 'kg', decimals: 2 },
    valid: '',
    source: 'International Weightlifting Federation, Sinclair coefficients 2025–2028',
    note: 'Coefficients change with each Olympic cycle; these are of 2025–2028. The constants come from two public implementations and weren’t compared with the federation’s own paper.',
    compute: ({ total, bw }, sex) =>
      (sex === 'men'
        ? bw >= 201.159
          ? 1
          : 10 ** (0.700767819 * Math.log10(bw / 201.159) ** 2)
        : bw >= 163.918
          ? 1
          : 10 ** (0.674107991 * Math.log10(bw / 163.918) ** 2)) * total,
  }),
];
