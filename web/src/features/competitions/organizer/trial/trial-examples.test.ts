import { scoringTypes } from '@chalkline/contract/competitions/measures.ts';
import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { expect, it } from 'vitest';
import { workoutPresets } from '../workouts/workout-presets.ts';
import { exampleScores, exampleWorkouts } from './trial-examples.ts';
import { readingOf } from './typed-score.ts';

const time = usualScoring('time');
const settings: readonly WorkoutScoring[] = [
  ...scoringTypes.map(usualScoring),
  ...workoutPresets.map(({ scoring }) => scoring),
  ...exampleWorkouts.map(({ scoring }) => scoring),
  { ...time, cap: { notation: 'completed', seconds: 300, totalReps: 5 } },
  { ...time, cap: { notation: 'remaining', seconds: 3000, totalReps: 8 } },
  { ...usualScoring('reps'), variants: ['Rx', 'Scaled'], knockoutRounds: 4 },
  {
    ...usualScoring('load'),
    tiebreaks: [
      { type: 'time', unit: 'clock', direction: 'lower' },
      { type: 'reps', unit: 'reps', direction: 'higher' },
    ],
  },
];

it.each(settings)('has examples that %o can read', (scoring) => {
  for (const typed of exampleScores(scoring)) {
    expect(readingOf({ typed, answers: {} }, scoring), typed).toMatchObject({ kind: 'score' });
  }
});
