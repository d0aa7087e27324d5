import type { CompetitionCopy } from '@chalkline/contract/competitions/competition.schema.ts';
import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import { dayAfter, daysBetween } from '@chalkline/contract/competitions/days.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { isReleased } from '../workouts/workouts.rules.ts';

interface Named {
  readonly id: string;
}

interface WorkoutToCopy extends Named {
  readonly partOf: string | null;
  readonly releaseAt: Date | null;
  readonly scoring: WorkoutScoring;
  readonly divisionIds: readonly string[] | null;
  readonly standards: readonly { readonly divisionId: string; readonly text: string }[];
}

interface LineToCopy {
  readonly day: string;
  readonly workoutId: string | null;
}

interface Copying {
  readonly createdAt: Date;
  readonly nextId: () => string;
}

/**
 * The rows of a copy: new ids, with references to the original's divisions and workouts replaced. Past release times
 * and freezes belong to the original and are left out; workouts still unreleased there aren't released early by a copy.
 * The schedule moves with the first day; if the copy has fewer days, items of the missing days go on its last one.
 */
export function copyPlan<
  Competition extends Named & { readonly scoring: CompetitionScoring; readonly startsOn: string },
  Division extends Named & { readonly cuts: readonly Cut[] },
  Workout extends WorkoutToCopy,
  Line extends LineToCopy,
>(
  original: {
    readonly competition: Competition;
    readonly divisions: readonly Division[];
    readonly workouts: readonly Workout[];
    readonly schedule: readonly Line[];
  },
  asked: CompetitionCopy,
  { createdAt, nextId }: Copying,
) {
  const id = nextId();
  const made = { competitionId: id, createdAt };
  const ids = new Map([...original.divisions, ...original.workouts].map((row) => [row.id, nextId()]));
  const copyOf = (originalId: string) => ids.get(originalId) ?? originalId;
  const { scoring, startsOn } = original.competition;
  const moved = daysBetween(startsOn, asked.startsOn);
  return {
    /** The new id of a division or workout. */
    copyOf,
    competition: {
      ...original.competition,
      ...asked,
      id,
      scoring: scoring.tieWorkout ? { ...scoring, tieWorkout: copyOf(scoring.tieWorkout) } : scoring,
    },
    divisions: original.divisions.map((division) => ({
      ...division,
      ...made,
      id: copyOf(division.id),
      cuts: division.cuts.map((cut) => cutOf(cut, copyOf)),
      frozenAt: null,
    })),
    workouts: original.workouts.map(({ standards: _, ...workout }) => ({
      ...workout,
      ...made,
      id: copyOf(workout.id),
      divisionIds: workout.divisionIds?.map(copyOf) ?? null,
      partOf: workout.partOf === null ? null : copyOf(workout.partOf),
      scoring: scoringOf(workout.scoring, copyOf),
      releaseAt: isReleased(workout, createdAt) ? null : workout.releaseAt,
    })),
    standards: original.workouts.flatMap((workout) =>
      workout.standards.map(({ divisionId, text }) => ({
        competitionId: id,
        workoutId: copyOf(workout.id),
        divisionId: copyOf(divisionId),
        text,
      })),
    ),
    schedule: original.schedule.map((line) => ({
      ...line,
      ...made,
      id: nextId(),
      day: earlierOf(dayAfter(line.day, moved), asked.endsOn),
      workoutId: line.workoutId === null ? null : copyOf(line.workoutId),
    })),
  };
}

function earlierOf(one: string, other: string): string {
  return one < other ? one : other;
}

function cutOf(cut: Cut, copyOf: (id: string) => string): Cut {
  const { rule } = cut;
  const named = rule.by === 'result' ? { ...rule, workoutId: copyOf(rule.workoutId) } : rule;
  return { ...cut, afterWorkoutId: copyOf(cut.afterWorkoutId), rule: named };
}

function scoringOf(scoring: WorkoutScoring, copyOf: (id: string) => string): WorkoutScoring {
  const { brokenByPart } = scoring;
  return brokenByPart === undefined ? scoring : { ...scoring, brokenByPart: copyOf(brokenByPart) };
}
