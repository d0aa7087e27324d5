import { todayIn } from '@chalkline/contract/competitions/days.ts';
import type { CompetitionRecord } from '@chalkline/contract/training/competition-record.schema.ts';
import type { RecordSet } from '@chalkline/contract/training/records.ts';
import { type PublicScore, publicScoresOf } from '../../competitions/results/public-scores.service.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seePerson } from '../../profiles/profiles/profiles.see.service.ts';
import { exerciseLibrary } from '../../programs/library/library.service.ts';
import { exerciseKey, type NamedExercise, setOfScore, workoutKey } from './competition-records.rules.ts';

let named: ReadonlyMap<string, NamedExercise> | undefined;

/** The library by what competitions call its exercises; of two the one with fewer words. */
function exercisesByName(): ReadonlyMap<string, NamedExercise> {
  named ??= new Map(
    [...exerciseLibrary().values()]
      .toSorted((one, other) => other.name.length - one.name.length)
      .map((exercise) => [exerciseKey(exercise.name), exercise]),
  );
  return named;
}

/** Sets that results in competitions are, by exercise, as a viewer may see them. */
export async function competitionSetsOf(
  parts: Parts,
  personId: string,
  viewerId: string,
): Promise<ReadonlyMap<string, readonly RecordSet[]>> {
  const scores = await publicScoresOf(parts, { personId, viewerId });
  const sets = scores.flatMap((score) => {
    const set = setOfScore(score, exercisesByName());
    const { id: competitionId, name: competition } = score.competition;
    return set
      ? [
          {
            exerciseId: set.exercise.id,
            ...set.figures,
            kind: 'work' as const,
            day: dayOf(score),
            from: { competitionId, competition },
          },
        ]
      : [];
  });
  return Map.groupBy(sets, ({ exerciseId }) => exerciseId);
}

interface Attempt {
  readonly score: PublicScore;
  readonly set: ReturnType<typeof setOfScore>;
}

/**
 * The best of each exercise, then of each workout of several, the latest first. Throws 404 where the person's results
 * aren't for this viewer.
 */
export async function listCompetitionRecords(
  parts: Parts,
  viewer: MaybeViewer,
  who: string,
): Promise<CompetitionRecord[]> {
  const { person, visible } = await seePerson(parts, viewer, who);
  if (!visible.results) throw notFound();
  const scores = await publicScoresOf(parts, { personId: person.id, viewerId: viewer?.personId ?? null });
  const attempts = scores.map((score) => ({ score, set: setOfScore(score, exercisesByName()) }));
  return [...Map.groupBy(attempts, recordKey).values()]
    .flatMap((same) => {
      const [best] = same.toSorted(betterFirst);
      return best ? [presentRecord(best, new Set(same.map(({ score }) => score.entryId)).size)] : [];
    })
    .toSorted(
      (one, other) =>
        Number(one.exercise === null) - Number(other.exercise === null) ||
        other.day.localeCompare(one.day) ||
        one.workout.id.localeCompare(other.workout.id),
    );
}

function recordKey({ score, set }: Attempt): string {
  if (!set) return workoutKey(score);
  return JSON.stringify([set.exercise.id, set.figures.reps, set.figures.meters]);
}

function betterFirst(one: Attempt, other: Attempt): number {
  const isEarlier = one.score.receivedAt.getTime() - other.score.receivedAt.getTime();
  const by = one.set && other.set ? bySize(one, other) : compareKeys(one.score.key, other.score.key);
  return by || isEarlier;
}

/** Of an exercise: the heavier, the longer hold, or the faster over a distance. */
function bySize(one: Attempt, other: Attempt): number {
  const amountOf = ({ score, set }: Attempt) => {
    const { result } = score.value;
    return set?.figures.grams ?? (result.outcome === 'finished' ? result.amount : 0);
  };
  const isFaster = one.score.scoring.type === 'time';
  return isFaster ? amountOf(one) - amountOf(other) : amountOf(other) - amountOf(one);
}

function presentRecord({ score, set }: Attempt, times: number): CompetitionRecord {
  const { competition, division, entryId, workout, cell, of } = score;
  return {
    competitionId: competition.id,
    competition: competition.name,
    entryId,
    division,
    cell,
    of,
    times,
    workout: { id: workout.id, name: workout.name },
    day: dayOf(score),
    exercise: set && { name: set.exercise.name, reps: set.figures.reps, meters: set.figures.meters },
  };
}

/** A score that comes later, as a corrected one does, is still of the days of the competition. */
function dayOf({ competition: { zone, startsOn, endsOn }, receivedAt }: PublicScore): string {
  const day = todayIn(zone, receivedAt);
  if (day < startsOn) return startsOn;
  return day > endsOn ? endsOn : day;
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}
