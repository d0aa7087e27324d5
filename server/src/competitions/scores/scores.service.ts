import { isAddedUp } from '@chalkline/contract/competitions/added-up.ts';
import type { ScoreCount, ScoreSheetQuery } from '@chalkline/contract/competitions/score.schema.ts';
import { isOfDivision } from '@chalkline/contract/competitions/workout-divisions.ts';
import type { Sql } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { unknownDivision, unknownEntry } from '../entries/entries.errors.ts';
import { searchEntries } from '../entries/entries.repository.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { findWorkout, findWorkouts, type Workout } from '../workouts/workouts.repository.ts';
import {
  countCurrentScores,
  countSheet,
  listSheet,
  type SheetRow,
  sheetOrder,
} from './score-sheet.repository.ts';
import { findDivisionOfEntry, findHistory, type RecordedScore } from './scores.repository.ts';

/** The sheet of one workout: its entries by bib, each with its current score. */
export async function listScores(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  query: ScoreSheetQuery,
): Promise<Page<SheetRow[]>> {
  const entered = await enterScores(parts, viewer, competitionId, query.workoutId);
  const { sql } = parts.database;
  const divisionIds = await scoredThemselves(sql, competitionId, entered.divisionIds);
  const { divisionId, workoutId, search, check } = query;
  if (divisionId !== undefined && !isId(divisionId)) throw unknownDivision('query.divisionId');
  const missing = query.missing === 'true';
  const filter = {
    competitionId,
    divisionId,
    workoutId,
    divisionIds,
    search: searchEntries(search, true),
    missing,
    check,
  };
  return readPage(parts.config, query, {
    list: ['scores', { competitionId, divisionId, workoutId, search, missing, check }],
    order: sheetOrder,
    read: (page) => listSheet(sql, filter, page),
    count: () => countSheet(sql, filter),
  });
}

/** Of these divisions those whose entries have scores of their own; null: all. */
async function scoredThemselves(
  sql: Sql,
  competitionId: string,
  divisionIds: readonly string[] | null,
): Promise<readonly string[] | null> {
  const divisions = await findDivisions(sql, competitionId);
  const added = new Set(divisions.flatMap(({ id, teams }) => (isAddedUp(teams) ? [id] : [])));
  if (added.size === 0) return divisionIds;
  return (divisionIds ?? divisions.map(({ id }) => id)).filter((id) => !added.has(id));
}

/** Latest first; empty where nothing was recorded. */
export async function listScoreHistory(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { workoutId, entryId }: { readonly workoutId: string; readonly entryId: string },
): Promise<RecordedScore[]> {
  await enterScores(parts, viewer, competitionId, workoutId);
  const { sql } = parts.database;
  const divisionId = isId(entryId) ? await findDivisionOfEntry(sql, competitionId, entryId) : null;
  if (divisionId === null) throw unknownEntry('query.entryId');
  return findHistory(sql, workoutId, entryId);
}

/** How many scores are in and how many could be, of every workout in every division. */
export async function countScores(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<ScoreCount[]> {
  const { sql } = parts.database;
  requireRight(await seeCompetition(sql, viewer, competitionId), 'seeInside');
  const counted = await countCurrentScores(sql, competitionId);
  const countOf = new Map(counted.map((count) => [`${count.divisionId} ${count.workoutId}`, count]));
  const divisions = await findDivisions(sql, competitionId);
  const workouts = await findWorkouts(sql, competitionId);
  return divisions.flatMap((division) =>
    workouts
      .filter((workout) => isOfDivision(workout, division.id))
      .map((workout) => {
        const slot = { divisionId: division.id, workoutId: workout.id };
        const known = isAddedUp(division.teams) ? undefined : countOf.get(`${division.id} ${workout.id}`);
        return (
          known ?? {
            ...slot,
            entries: 0,
            scores: 0,
            unchecked: 0,
            followUp: 0,
          }
        );
      }),
  );
}

async function enterScores(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  workoutId: string,
): Promise<Workout> {
  const { sql } = parts.database;
  requireRight(await seeCompetition(sql, viewer, competitionId), 'seeInside');
  const workout = isId(workoutId) ? await findWorkout(sql, competitionId, workoutId) : null;
  if (!workout) throw unknownWorkout('query.workoutId');
  return workout;
}
