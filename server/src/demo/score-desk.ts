import { listHeats } from '../competitions/heats/heats.read.service.ts';
import { listPublications } from '../competitions/publications/publications.service.ts';
import type { SheetRow } from '../competitions/scores/score-sheet.repository.ts';
import { recordScore } from '../competitions/scores/scores.record.service.ts';
import { listScoreHistory, listScores } from '../competitions/scores/scores.service.ts';
import { listWorkouts } from '../competitions/workouts/workouts.service.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { harborName, harborStarters } from './harbor-field.ts';
import { harborWorkouts } from './harbor-workouts.ts';
import { chanceOf, type InventedWorkout, scoreOf } from './invented-field.ts';

export interface DeskPlace {
  readonly desk: Viewer;
  readonly competitionId: string;
  readonly divisionId: string;
}

/** Without the last one, which is embargoed: no one would see its scores arrive. */
const arriving: readonly InventedWorkout[] = harborWorkouts.slice(0, -1);

/** How many times a workout is replayed: scores are never deleted, and the demo must not fill the disk. */
const mostRounds = 12;

/** Records one pending score of a heat that is over, weakest heats first. Returns false when there are none left. */
export async function recordNextScore(parts: Parts, place: DeskPlace): Promise<boolean> {
  const { desk, competitionId } = place;
  for (const { id: workoutId, workout } of await arrivingWorkouts(parts, place)) {
    const awaited = await sheetOf(parts, place, { workoutId, missing: 'true' });
    const ahead = await entriesToStart(parts, place, workoutId);
    const row = nextOf(
      awaited.filter(({ entry }) => !ahead.has(entry.id)),
      workout,
    );
    if (!row) continue;
    const { entry, score } = row;
    const history = await listScoreHistory(parts, desk, competitionId, { workoutId, entryId: entry.id });
    await recordScore(parts, desk, competitionId, {
      submissionId: crypto.randomUUID(),
      workoutId,
      entryId: entry.id,
      typed: scoreOf(`${harborName} ${history.length}`, starterOf(entry.bib), workout),
      tiebreaks: [],
      answers: {},
      previousId: score?.id ?? null,
      reason: score ? 'Done again: this is the demo' : '',
    });
    return true;
  }
  return false;
}

/**
 * Withdraws the scores that arrived in the last workout, so that they can arrive again. Scores that demo users recorded
 * or corrected stay. Does nothing after the last round.
 */
export async function takeBackScores(parts: Parts, place: DeskPlace): Promise<void> {
  const { desk, competitionId } = place;
  const last = (await arrivingWorkouts(parts, place)).at(-1);
  if (!last || last.workout.name !== arriving.at(-1)?.name) return;
  const rows = await sheetOf(parts, place, { workoutId: last.id });
  for (const { entry, score } of rows) {
    if (!score || score.value === null || score.createdBy !== desk.personId) continue;
    const slot = { workoutId: last.id, entryId: entry.id };
    const history = await listScoreHistory(parts, desk, competitionId, slot);
    if (history.length >= 2 * mostRounds) return;
    await recordScore(parts, desk, competitionId, {
      ...slot,
      submissionId: crypto.randomUUID(),
      typed: '',
      tiebreaks: [],
      answers: {},
      previousId: score.id,
      reason: 'The demo lets this workout be done again',
    });
  }
}

/** The workouts that can still get scores: a demo user may have finalized some as the organizer. */
async function arrivingWorkouts(parts: Parts, { desk, competitionId, divisionId }: DeskPlace) {
  const known = new Map(arriving.map((workout) => [workout.name, workout]));
  const published = await listPublications(parts, desk, competitionId);
  const final = published.filter((one) => one.divisionId === divisionId && one.state === 'final');
  const closed = new Set(final.map(({ workoutId }) => workoutId));
  return (await listWorkouts(parts, desk, competitionId)).flatMap(({ id, name }) => {
    const workout = known.get(name);
    return workout && !closed.has(id) ? [{ id, workout }] : [];
  });
}

/** Those whose heat isn't over yet. */
async function entriesToStart(
  parts: Parts,
  { desk, competitionId }: DeskPlace,
  workoutId: string,
): Promise<ReadonlySet<string>> {
  const { now, heats } = await listHeats(parts, desk, competitionId, { workoutId, when: 'all' });
  return new Set(
    heats.filter(({ endsAt }) => endsAt > now).flatMap(({ lanes }) => lanes.map(({ entryId }) => entryId)),
  );
}

async function sheetOf(
  parts: Parts,
  { desk, competitionId, divisionId }: DeskPlace,
  query: { readonly workoutId: string; readonly missing?: 'true' },
): Promise<readonly SheetRow[]> {
  return (await listScores(parts, desk, competitionId, { ...query, divisionId, limit: 100 })).data;
}

/** One of the three weakest left: athletes of a heat finish in no particular order. */
function nextOf(awaited: readonly SheetRow[], { name }: InventedWorkout): SheetRow | undefined {
  const byAbility = awaited.toSorted(
    (a, b) => starterOf(a.entry.bib).ability - starterOf(b.entry.bib).ability,
  );
  const heat = byAbility.slice(0, 3);
  return heat[Math.floor(chanceOf(name, awaited.length)() * heat.length)];
}

/** Entries added by hand are placed mid-field. */
function starterOf(bib: number) {
  const found = harborStarters.find((starter) => starter.bib === bib);
  return found ?? { bib, figures: 'women' as const, ability: 0.5 };
}
