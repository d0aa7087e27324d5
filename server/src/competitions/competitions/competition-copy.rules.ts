import type { CompetitionCopy } from '@chalkline/contract/competitions/competition.schema.ts';
import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';

interface Named {
  readonly id: string;
}

interface WorkoutToCopy extends Named {
  readonly partOf: string | null;
  readonly scoring: WorkoutScoring;
  readonly standards: readonly { readonly divisionId: string; readonly text: string }[];
}

interface Copying {
  readonly createdAt: Date;
  readonly nextId: () => string;
}

/**
 * The rows of a copy: new ids, and whatever named a division or a workout of the original names its copy.
 * Release times and frozen boards belong to the days of the original and are left behind.
 */
export function copyPlan<
  Competition extends Named & { readonly scoring: CompetitionScoring },
  Division extends Named,
  Workout extends WorkoutToCopy,
>(
  original: {
    readonly competition: Competition;
    readonly divisions: readonly Division[];
    readonly workouts: readonly Workout[];
  },
  asked: CompetitionCopy,
  { createdAt, nextId }: Copying,
) {
  const id = nextId();
  const made = { competitionId: id, createdAt };
  const ids = new Map([...original.divisions, ...original.workouts].map((row) => [row.id, nextId()]));
  const copyOf = (originalId: string) => ids.get(originalId) ?? originalId;
  const { scoring } = original.competition;
  return {
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
      frozenAt: null,
    })),
    workouts: original.workouts.map(({ standards: _, ...workout }) => ({
      ...workout,
      ...made,
      id: copyOf(workout.id),
      partOf: workout.partOf === null ? null : copyOf(workout.partOf),
      scoring: scoringOf(workout.scoring, copyOf),
      releaseAt: null,
    })),
    standards: original.workouts.flatMap((workout) =>
      workout.standards.map(({ divisionId, text }) => ({
        competitionId: id,
        workoutId: copyOf(workout.id),
        divisionId: copyOf(divisionId),
        text,
      })),
    ),
  };
}

function scoringOf(scoring: WorkoutScoring, copyOf: (id: string) => string): WorkoutScoring {
  const { brokenByPart } = scoring;
  return brokenByPart === undefined ? scoring : { ...scoring, brokenByPart: copyOf(brokenByPart) };
}
