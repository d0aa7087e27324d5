import { formula } from './formula.ts';

/** Race times and pace. */
export const runningFormulas = [
  formula({
    id: 'riegel',
    name: 'Race time',
    author: 'Riegel, 1981',
    inputs: {
      d1: { label: 'Known distance', symbol: 'known distance', unit: 'm', min: 100, max: 500000 },
      t1: { label: 'Known time', symbol: 'known time', unit: 's', min: 5, max: 400000 },
      d2: { label: 'Wanted distance', symbol: 'wanted distance', unit: 'm', min: 100, max: 500000 },
    },
    equation: '{t1} × ({d2} ÷ {d1})^1.06',
    output: { unit: 's', decimals: 0 },
    valid: 'Races of about 3.5 minutes to 4 hours.',
    source: 'Riegel, American Scientist 1981;69:285',
    note: '',
    compute: ({ d1, t1, d2 }) => t1 * (d2 / d1) ** 1.06,
  }),
  formula({
    id: 'pace',
    name: 'Pace',
    author: 'Definition',
    inputs: {
      distance: { label: 'Distance', symbol: 'distance', unit: 'm', min: 1, max: 1000000 },
      seconds: { label: 'Time', symbol: 'time', unit: 's', min: 1, max: 1000000 },
    },
    equation: '{seconds} ÷ ({distance} ÷ 1000)',
    output: { unit: 's/km', decimals: 0 },
    valid: '',
    source: 'Definition',
    note: '',
    compute: ({ distance, seconds }) => seconds / (distance / 1000),
  }),
];
