import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { WeekendType } from './recompute-weekend.ts';

export const divisions = 10;
export const perDivision = 40;
export const advancing = 20;
export const types: readonly WeekendType[] = ['reps', 'time', 'load', 'time', 'reps', 'load', 'reps', 'load'];
/** The cut follows the sixth workout; the last two are the final. */
export const cutAfter = 5;

export const scorings: Readonly<Record<WeekendType, WorkoutScoring>> = {
  reps: { type: 'reps', unit: 'reps', direction: 'higher' },
  load: { type: 'load', unit: 'kg', direction: 'higher' },
  time: {
    type: 'time',
    unit: 'clock',
    direction: 'lower',
    cap: { notation: 'remaining', seconds: 600, totalReps: 150 },
  },
};

/** Numbers from 0 up to 1, always the same ones for a seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const draw = seeded(20261126);
const chance = (below: number) => Math.floor(draw() * below);

/** A score as a judge types it. */
export function anyScore(type: WeekendType): string {
  if (type === 'reps') return String(60 + chance(90));
  if (type === 'load') return `${60 + chance(60)} kg`;
  const seconds = 420 + chance(220);
  if (seconds >= 600) return `CAP+${1 + chance(60)}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
