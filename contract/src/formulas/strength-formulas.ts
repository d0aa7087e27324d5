import { formula } from './formula.ts';

/** Percent of the one-repetition maximum by RPE, for 1 to 12 repetitions. */
const rpeTable: ReadonlyMap<number, readonly number[]> = new Map([
  [10, [100, 95.5, 92.2, 89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68.0]],
  [9.5, [97.8, 93.9, 90.7, 87.8, 85.0, 82.4, 79.9, 77.4, 75.1, 72.3, 69.4, 66.7]],
  [9, [95.5, 92.2, 89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68.0, 65.3]],
  [8.5, [93.9, 90.7, 87.8, 85.0, 82.4, 79.9, 77.4, 75.1, 72.3, 69.4, 66.7, 64.0]],
  [8, [92.2, 89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68.0, 65.3, 62.6]],
  [7.5, [90.7, 87.8, 85.0, 82.4, 79.9, 77.4, 75.1, 72.3, 69.4, 66.7, 64.0, 61.3]],
  [7, [89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68.0, 65.3, 62.6, 59.9]],
  [6.5, [87.8, 85.0, 82.4, 79.9, 77.4, 75.1, 72.3, 69.4, 66.7, 64.0, 61.3, 58.6]],
]);

function shareOf(reps: number, rpe: number): number {
  return rpeTable.get(rpe)?.[reps - 1] ?? Number.NaN;
}

/** One-repetition maximum from several repetitions. */
export const strengthFormulas = [
  formula({
    id: '1rm-epley',
    name: 'One-repetition maximum',
    author: 'Epley, 1985',
    inputs: {
      weight: { label: 'Weight lifted', symbol: 'weight', unit: 'kg', min: 0.5, max: 600 },
      reps: { label: 'Repetitions', symbol: 'reps', unit: '', min: 1, max: 12, step: 1 },
    },
    equation: '{weight} × (1 + {reps} ÷ 30)',
    output: { unit: 'kg', decimals: 1 },
    valid: '1 to 10 repetitions to failure. Results for 11 and 12 are rough.',
    source: 'Epley, Boyd Epley Workout, 1985',
    note: 'One repetition is the weight itself.',
    compute: ({ weight, reps }) => (reps === 1 ? weight : weight * (1 + reps / 30)),
  }),
  formula({
    id: '1rm-brzycki',
    name: 'One-repetition maximum',
    author: 'Brzycki, 1993',
    inputs: {
      weight: { label: 'Weight lifted', symbol: 'weight', unit: 'kg', min: 0.5, max: 600 },
      reps: { label: 'Repetitions', symbol: 'reps', unit: '', min: 1, max: 12, step: 1 },
    },
    equation: '{weight} × 36 ÷ (37 − {reps})',
    output: { unit: 'kg', decimals: 1 },
    valid: '1 to 10 repetitions to failure. Results for 11 and 12 are rough.',
    source: 'Brzycki, JOPERD 1993;64(1):88',
    note: 'One repetition is the weight itself.',
    compute: ({ weight, reps }) => (weight * 36) / (37 - reps),
  }),
  formula({
    id: '1rm-lombardi',
    name: 'One-repetition maximum',
    author: 'Lombardi, 1989',
    inputs: {
      weight: { label: 'Weight lifted', symbol: 'weight', unit: 'kg', min: 0.5, max: 600 },
      reps: { label: 'Repetitions', symbol: 'reps', unit: '', min: 1, max: 12, step: 1 },
    },
    equation: '{weight} × {reps}^0.10',
    output: { unit: 'kg', decimals: 1 },
    valid: '1 to 10 repetitions to failure. Results for 11 and 12 are rough.',
    source: 'Lombardi, Beginning Weight Training, 1989',
    note: 'One repetition is the weight itself.',
    compute: ({ weight, reps }) => weight * reps ** 0.1,
  }),
  formula({
    id: '1rm-oconner',
    name: 'One-repetition maximum',
    author: 'O’Conner, 1989',
    inputs: {
      weight: { label: 'Weight lifted', symbol: 'weight', unit: 'kg', min: 0.5, max: 600 },
      reps: { label: 'Repetitions', symbol: 'reps', unit: '', min: 1, max: 12, step: 1 },
    },
    equation: '{weight} × (1 + 0.025 × {reps})',
    output: { unit: 'kg', decimals: 1 },
    valid: '1 to 10 repetitions to failure. Results for 11 and 12 are rough.',
    source: 'O’Conner, Simmons & O’Shea, Weight Training Today, 1989',
    note: 'One repetition is the weight itself.',
    compute: ({ weight, reps }) => (reps === 1 ? weight : weight * (1 + 0.025 * reps)),
  }),
  formula({
    id: '1rm-mayhew',
    name: 'One-repetition maximum',
    author: 'Mayhew, 1992',
    inputs: {
      weight: { label: 'Weight lifted', symbol: 'weight', unit: 'kg', min: 0.5, max: 600 },
      reps: { label: 'Repetitions', symbol: 'reps', unit: '', min: 1, max: 12, step: 1 },
    },
    equation: '100 × {weight} ÷ (52.2 + 41.9 × exp(−0.055 × {reps}))',
    output: { unit: 'kg', decimals: 1 },
    valid: '1 to 10 repetitions to failure. Results for 11 and 12 are rough.',
    source: 'Mayhew et al., J Appl Sport Sci Res 1992;6:200',
    note: 'One repetition is the weight itself.',
    compute: ({ weight, reps }) =>
      reps === 1 ? weight : (100 * weight) / (52.2 + 41.9 * Math.exp(-0.055 * reps)),
  }),
  formula({
    id: '1rm-wathan',
    name: 'One-repetition maximum',
    author: 'Wathan, 1994',
    inputs: {
      weight: { label: 'Weight lifted', symbol: 'weight', unit: 'kg', min: 0.5, max: 600 },
      reps: { label: 'Repetitions', symbol: 'reps', unit: '', min: 1, max: 12, step: 1 },
    },
    equation: '100 × {weight} ÷ (48.8 + 53.8 × exp(−0.075 × {reps}))',
    output: { unit: 'kg', decimals: 1 },
    valid: '1 to 10 repetitions to failure. Results for 11 and 12 are rough.',
    source: 'Wathan, in Essentials of Strength Training and Conditioning, 1994',
    note: 'One repetition is the weight itself.',
    compute: ({ weight, reps }) =>
      reps === 1 ? weight : (100 * weight) / (48.8 + 53.8 * Math.exp(-0.075 * reps)),
  }),
  formula({
    id: '1rm-lander',
    name: 'One-repetition maximum',
    author: 'Lander, 1985',
    inputs: {
      weight: { label: 'Weight lifted', symbol: 'weight', unit: 'kg', min: 0.5, max: 600 },
      reps: { label: 'Repetitions', symbol: 'reps', unit: '', min: 1, max: 12, step: 1 },
    },
    equation: '100 × {weight} ÷ (101.3 − 2.67123 × {reps})',
    output: { unit: 'kg', decimals: 1 },
    valid: '1 to 10 repetitions to failure. Results for 11 and 12 are rough.',
    source: 'Lander, NSCA J 1985;6(6):60',
    note: 'One repetition is the weight itself.',
    compute: ({ weight, reps }) => (reps === 1 ? weight : (100 * weight) / (101.3 - 2.67123 * reps)),
  }),
  formula({
    id: 'rpe-percent',
    name: 'Share of one-repetition maximum',
    author: 'Tuchscherer, 2008',
    inputs: {
      reps: { label: 'Repetitions', symbol: 'reps', unit: '', min: 1, max: 12, step: 1 },
      rpe: { label: 'RPE', symbol: 'RPE', unit: '', min: 6.5, max: 10, step: 0.5 },
    },
    equation: 'table({reps}, {rpe})',
    output: { unit: '% of 1RM', decimals: 1 },
    valid: 'Whole repetitions from 1 to 12, RPE in halves from 6.5 to 10.',
    source:
      'Tuchscherer, The Reactive Training Manual, 2008 (table); repetitions in reserve: Zourdos et al., J Strength Cond Res 2016;30:267',
    note: '',
    compute: ({ reps, rpe }) => shareOf(reps, rpe),
  }),
];
