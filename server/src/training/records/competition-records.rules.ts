import { baseSteps, measuredUnitOf } from '@chalkline/contract/competitions/measures.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import { wordsOf } from '@chalkline/contract/programs/exercise-search.ts';
import type { Figures } from '@chalkline/contract/training/plan.schema.ts';

interface ScoredWorkout {
  readonly name: string;
  readonly description: string;
  readonly movements: readonly string[];
  readonly standards: string;
}

interface Scored {
  readonly workout: ScoredWorkout;
  readonly scoring: WorkoutScoring;
  readonly value: ScoreValue;
}

export type NamedExercise = Pick<ExerciseReply, 'id' | 'name' | 'measure'>;

const noFigures: Figures = { reps: null, grams: null, seconds: null, meters: null };

/**
 * Two results are of the same workout when everything about it is: name, text, movements, what the division does
 * differently, and how it is scored. Competitions that are copied every year have such workouts.
 */
export function workoutKey({ workout, scoring, value }: Scored): string {
  const { name, description, movements, standards } = workout;
  const words = [name, description, ...movements, standards].map((text) => wordsOf(text).join(' '));
  return JSON.stringify([
    ...words,
    scoring.type,
    scoring.direction,
    scoring.cap ?? null,
    value.variant ?? null,
  ]);
}

/**
 * The set of a library exercise that a result is, or null. It is one only if the workout is this exercise alone and says
 * how much of it: “1 clean” and “5 deadlifts” for load, “2,000 m row” for time, “Dead hang” for a hold. Seconds are
 * rounded so that a record is never better than the result.
 */
export function setOfScore(
  { workout, scoring, value }: Scored,
  exercises: ReadonlyMap<string, NamedExercise>,
): { readonly exercise: NamedExercise; readonly figures: Figures } | null {
  const [movement] = workout.movements;
  const { result } = value;
  if (!movement || workout.movements.length > 1 || result.outcome !== 'finished' || scoring.variants)
    return null;
  if (scoring.type === 'load') {
    const [, reps, name = ''] = /^(\d{1,3})\s+(.+)$/.exec(movement) ?? [];
    const exercise = exercises.get(exerciseKey(name));
    const unit = result.unit ?? measuredUnitOf(scoring.unit);
    if (exercise?.measure !== 'load' || !unit) return null;
    const grams = Math.round((result.amount * baseSteps[unit]) / 1e8);
    return { exercise, figures: { ...noFigures, reps: Number(reps), grams } };
  }
  if (scoring.type === 'time') {
    const [, amount = '', unit = '', name = ''] = /^([\d,.]+)\s*(km|m)\s+(.+)$/i.exec(movement) ?? [];
    const exercise = exercises.get(exerciseKey(name));
    const meters = Math.round(Number(amount.replaceAll(',', '')) * (unit.toLowerCase() === 'km' ? 1000 : 1));
    if (exercise?.measure !== 'distance' || !(meters > 0)) return null;
    return { exercise, figures: { ...noFigures, meters, seconds: Math.ceil(result.amount / 1000) } };
  }
  if (scoring.type === 'hold') {
    const exercise = exercises.get(exerciseKey(movement));
    if (exercise?.measure !== 'time') return null;
    return { exercise, figures: { ...noFigures, seconds: Math.floor(result.amount / 1000) } };
  }
  return null;
}

/** What competitions call a squat, and words that they leave out. */
const leftOut = new Set(['barbell', 'with', 'back']);

/** “Deadlifts, barbell” and “deadlift” are the same exercise. */
export function exerciseKey(name: string): string {
  return wordsOf(name)
    .filter((word) => !leftOut.has(word))
    .join(' ');
}
