import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';

interface WorkoutPreset {
  readonly label: string;
  readonly scoring: WorkoutScoring;
}

/** Common kinds of workouts to start from. */
export const workoutPresets: readonly WorkoutPreset[] = [
  { label: 'For time', scoring: usualScoring('time') },
  {
    label: 'For time with a cap',
    scoring: { ...usualScoring('time'), cap: { notation: 'remaining', seconds: 720 } },
  },
  { label: 'Rounds and reps', scoring: usualScoring('rounds_reps') },
  { label: 'Heaviest lift', scoring: usualScoring('load') },
  { label: 'Longest hold', scoring: usualScoring('hold') },
  { label: 'Knockout', scoring: { ...usualScoring('time'), knockoutRounds: 3 } },
  { label: 'Capped rounds', scoring: usualScoring('capped_rounds') },
];
