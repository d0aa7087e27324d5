import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import { isOfDivision } from '@chalkline/contract/competitions/workout-divisions.ts';
import type { Sql } from '../../platform/database/database.ts';
import { hasChangedSince } from '../../platform/http/read-patch.ts';
import { scoreUnreadable } from '../scores/scores.errors.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { findWorkouts } from '../workouts/workouts.repository.ts';
import { spanDiffers, spanOf } from './cut-span.rules.ts';
import { cutMade, plannedFieldNeeded, workoutOfMadeCut } from './cuts.errors.ts';
import { findCutAfter, findMadeCuts } from './cuts.repository.ts';
import { readStandard } from './standard.rules.ts';

interface DivisionToBe {
  /** Of a division that there is. */
  readonly id?: string;
  readonly competitionId: string;
  readonly cuts: readonly Cut[];
  readonly plannedField: number | null;
}

/**
 * Cuts name workouts of the competition, and standards are written in their workout's format. Throws 422 with the wrong
 * field.
 */
export async function requireValidCuts(
  sql: Sql,
  { id, competitionId, cuts, plannedField }: DivisionToBe,
): Promise<void> {
  if (cuts.length === 0) return;
  const all = await findWorkouts(sql, competitionId);
  const workouts = all.filter((workout) =>
    id === undefined ? workout.divisionIds === null : isOfDivision(workout, id),
  );
  for (const [index, { afterWorkoutId, rule }] of cuts.entries()) {
    const path = `body.cuts.${index}`;
    const span = spanOf(workouts, afterWorkoutId);
    if (span.length === 0) throw unknownWorkout(`${path}.afterWorkoutId`);
    if (rule.by === 'percent' && rule.of === 'planned' && plannedField === null)
      throw plannedFieldNeeded(`${path}.rule.of`);
    if (rule.by !== 'result') continue;
    const workout = span.find(({ id }) => id === rule.workoutId);
    if (!workout) throw unknownWorkout(`${path}.rule.workoutId`);
    if (readStandard(rule.typed, workout.scoring) === null)
      throw scoreUnreadable('This isn’t a valid score for this workout.', `${path}.rule.typed`);
  }
}

/** A cut that was made can't be changed until it is undone. Throws 409. */
export async function requireMadeCutsKept(
  sql: Sql,
  divisionId: string,
  before: readonly Cut[],
  after: readonly Cut[],
) {
  if (before.length === 0) return;
  for (const { afterWorkoutId } of await findMadeCuts(sql, divisionId)) {
    const isIt = (cut: Cut) => cut.afterWorkoutId === afterWorkoutId;
    const [was, is] = [before.find(isIt), after.find(isIt)];
    if (was && (!is || hasChangedSince(was, is))) throw cutMade();
  }
}

/** The field to name if a change affects which workouts count for a cut, or how one is measured. */
interface WrongFields {
  readonly workouts: string | undefined;
  readonly scoring?: string;
}

/**
 * Changes workouts. The workouts a cut was based on, and how they are measured, can't change until the cut is undone:
 * throws 409 with the field that would.
 */
export async function changeBesideMadeCuts<Changed>(
  sql: Sql,
  competitionId: string,
  fields: WrongFields,
  change: () => Promise<Changed>,
): Promise<Changed> {
  const cutAfter = await findCutAfter(sql, competitionId);
  if (cutAfter.length === 0) return change();
  const before = await findWorkouts(sql, competitionId);
  const changed = await change();
  // Both read from the database, because its JSON keys have an order of their own.
  const after = await findWorkouts(sql, competitionId);
  for (const workoutId of cutAfter) {
    const differs = spanDiffers(before, after, workoutId);
    if (differs !== null) throw workoutOfMadeCut(fields[differs]);
  }
  return changed;
}
