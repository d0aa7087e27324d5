import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { expect, test } from 'vitest';
import { keyPartsOf } from './sort-key.rules.ts';

const time = usualScoring('time');
const tiebreak = { type: 'time', unit: 'clock', direction: 'lower' } as const;

test.each<[string, WorkoutScoring, readonly string[]]>([
  ['nothing but the result', usualScoring('reps'), ['outcome', 'result']],
  ['a cap', { ...time, cap: { notation: 'remaining' } }, ['outcome', 'finished', 'result']],
  ['rounds and reps', usualScoring('rounds_reps'), ['outcome', 'result', 'result_rest']],
  ['capped rounds', usualScoring('capped_rounds'), ['outcome', 'result', 'result_rest']],
  [
    'variants and knock-out rounds',
    { ...time, variants: ['Rx', 'Scaled'], knockoutRounds: 3 },
    ['outcome', 'variant', 'round', 'result'],
  ],
  ['one tie-break', { ...time, tiebreaks: [tiebreak] }, ['outcome', 'result', 'tiebreak_1']],
  [
    'two tie-breaks',
    { ...time, tiebreaks: [tiebreak, tiebreak] },
    ['outcome', 'result', 'tiebreak_1', 'tiebreak_2'],
  ],
])('a key has only what scores of the workout can differ in: %s', (_, scoring, parts) => {
  expect(keyPartsOf(scoring)).toEqual(parts);
});
