import { type MovableState, newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { addPerson } from '../../accounts/newcomers/newcomers.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionView } from '../directory/competitions.service.ts';
import { createCompetition } from '../organizing/competitions.create.service.ts';
import { moveCompetition } from '../organizing/competitions.move.service.ts';
import { changeWorkout } from '../organizing/workouts.change.service.ts';
import { readBoard } from '../standings/boards.read.service.ts';
import { competitionOf } from './folder-settings.rules.ts';
import type { ResultFolder } from './result-folder.rules.ts';
import { type CheckingParts, driveFolder } from './result-folders.drive.service.ts';
import { type Comparison, compareResults } from './results-compare.rules.ts';

/**
 * Holds a competition as a folder of published results describes it, through the services that everybody's
 * competition goes through: entries and scores in an order that `seed` decides, some of them wrong at first.
 * Compares the board of the finished competition with what was published. Throws an `Error` with a sentence
 * when a figure of the folder cannot be taken.
 */
export async function checkResults(
  checking: CheckingParts,
  folder: ResultFolder,
  seed: number,
): Promise<Comparison> {
  const { parts } = checking;
  const viewer = await organizer(parts);
  const made = await createCompetition(parts, viewer, newCompetition.parse(competitionOf(folder)));
  await linkParts(parts, viewer, made, folder);
  await moveOn(parts, viewer, made, ['draft', 'published', 'live']);
  const bibs = await driveFolder(checking, { viewer, view: made, folder, seed });
  await moveOn(parts, viewer, made, ['live', 'finished']);
  await parts.afterCommit.settled();
  return compareResults(folder, await wholeBoard(parts, viewer, made), bibs);
}

/** Which workouts are parts of others; nothing has an id before it is created. */
async function linkParts(
  parts: Parts,
  viewer: Viewer,
  { competition, workouts }: CompetitionView,
  folder: ResultFolder,
): Promise<void> {
  const given = folder.competition.workouts;
  const idOf = (id: string | null | undefined) => workouts[given.findIndex((one) => one.id === id)]?.id;
  for (const [index, { part_of: whole, broken_by_part: brokenBy }] of given.entries()) {
    const workout = workouts[index];
    const partOf = idOf(whole);
    const brokenByPart = idOf(brokenBy);
    if (!workout || (!partOf && !brokenByPart)) continue;
    const params = { competitionId: competition.id, workoutId: workout.id };
    await changeWorkout(parts, viewer, params, {
      ...(partOf && { partOf }),
      ...(brokenByPart && { scoring: { ...workout.scoring, brokenByPart } }),
    });
  }
}

async function organizer(parts: Parts): Promise<Viewer> {
  const person = await addPerson(
    parts,
    parts.database.sql,
    {
      name: 'Organizer',
      email: `${crypto.randomUUID()}@example.org`,
      accountType: 'trainee',
      state: 'active',
      emailVerified: true,
    },
    null,
  );
  const { id, name, accountType } = person;
  return { personId: id, name, accountType, organizationId: null, sessionId: id };
}

async function moveOn(
  parts: Parts,
  viewer: Viewer,
  { competition }: CompetitionView,
  states: readonly MovableState[],
) {
  for (const [index, to] of states.slice(1).entries()) {
    await moveCompetition(parts, viewer, competition.id, { from: states[index] as MovableState, to });
  }
}

async function wholeBoard(
  parts: Parts,
  viewer: Viewer,
  { competition }: CompetitionView,
): Promise<BoardRow[]> {
  const rows: BoardRow[] = [];
  let cursor: string | undefined;
  do {
    const query = { view: 'public', ...(cursor && { cursor }) } as const;
    const reply = await readBoard(parts, viewer, competition.id, query);
    const page = JSON.parse(reply.write()) as { data: { rows: BoardRow[] }; next: string | null };
    rows.push(...page.data.rows);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return rows;
}
