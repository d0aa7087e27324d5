import type { ScoreSheetQuery } from '@chalkline/contract/competitions/score.schema.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { demand, seeCompetition } from '../competitions/competition-access.service.ts';
import { unknownDivision } from '../entries/entries.errors.ts';
import { countEntries, searchEntries } from '../entries/entries.repository.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { findWorkout } from '../workouts/workouts.repository.ts';
import { unknownEntry } from './scores.errors.ts';
import {
  findDivisionOfEntry,
  findHistory,
  listSheet,
  type RecordedScore,
  type SheetRow,
} from './scores.repository.ts';

/** The sheet of one workout: its entries by bib, each with its current score. */
export async function listScores(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  query: ScoreSheetQuery,
): Promise<Page<SheetRow[]>> {
  await enterScores(parts, viewer, competitionId, query.workoutId);
  const { sql } = parts.database;
  const { divisionId, workoutId, limit, search } = query;
  if (divisionId !== undefined && !isId(divisionId)) throw unknownDivision('query.divisionId');
  const list = ['scores', { competitionId, divisionId, workoutId, search }];
  const after = readCursor(parts.config, list, query.cursor);
  const filter = { competitionId, divisionId, workoutId, search: searchEntries(search) };
  const found = await listSheet(sql, filter, { limit: limit + 1, after: Number(after?.[0] ?? 0) });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const next = last ? writeCursor(parts.config, list, [last.entry.bib]) : null;
  const total = after === null ? await countEntries(sql, { competitionId, divisionId, search }) : undefined;
  return new Page(shown, next, total);
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

async function enterScores(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  workoutId: string,
): Promise<void> {
  const { sql } = parts.database;
  demand(await seeCompetition(sql, viewer, competitionId), 'seeInside');
  const workout = isId(workoutId) ? await findWorkout(sql, competitionId, workoutId) : null;
  if (!workout) throw unknownWorkout('query.workoutId');
}
