import { renumbered } from '@chalkline/contract/competitions/board-order.ts';
import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import {
  type BoardFilters,
  type BoardFiltersQuery,
  type FoundRow,
  type FoundRows,
  type FoundRowsQuery,
  filterValuesAtMost,
  foundPageRows,
} from '@chalkline/contract/competitions/found-rows.schema.ts';
import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ThreadTask } from '../../platform/threads/threads.ts';
import { competitionNotFound } from '../competitions/competitions.errors.ts';
import { divisionNotFound } from '../divisions/divisions.errors.ts';
import { countAgeGroups } from '../entries/age-groups.repository.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import {
  countEntriesBy,
  type EntryConditions,
  type FoundLists,
  findBoardLists,
  findFittingEntries,
  findRowTexts,
} from './board-lists.repository.ts';
import { boardLists, rowsInOrder } from './board-lists.rules.ts';
import { rowsOfPages } from './board-texts.rules.ts';
import { findMadeBoard } from './boards.read.service.ts';
import { findBoard } from './boards.repository.ts';
import { onSuitingThread } from './boards.thread.service.ts';

/**
 * A page of those rows of a board that fit what is asked, in the order of the overall or of one workout, with
 * their places among themselves. Nobody is ranked again. Throws 404, 403 for the inside, 422 `unknown_workout`.
 */
export async function findOnBoard(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  { cursor, ...query }: FoundRowsQuery,
): Promise<Page<FoundRows>> {
  const list = ['found on board', competitionId, query];
  const from = Number(readCursor(parts.config, list, cursor)?.[0] ?? 0);
  const { divisionId, view } = await enter(parts, viewer, competitionId, query);
  const asked = { ...conditionsOf(query), divisionId, view, workoutId: query.workoutId ?? null, from };
  const { total, ...data } = await onSuitingThread(parts, divisionId, findOnBoardTask, asked);
  const end = from + data.rows.length;
  return new Page(data, end < total ? writeCursor(parts.config, list, [end]) : null, total);
}

/** What a board can be narrowed by. Throws 404, and 403 for the inside. */
export async function listBoardFilters(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  query: BoardFiltersQuery,
): Promise<BoardFilters> {
  const { divisionId } = await enter(parts, viewer, competitionId, query);
  const { sql } = parts.database;
  const [countries, affiliates, ageGroups] = await Promise.all([
    countEntriesBy(sql, divisionId, 'country', filterValuesAtMost),
    countEntriesBy(sql, divisionId, 'affiliate', filterValuesAtMost),
    countAgeGroups(sql, divisionId),
  ]);
  return { countries, affiliates, ageGroups };
}

/** The board as the viewer may see it, made if nobody has asked for it before. */
function enter(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  { divisionId, view }: BoardFiltersQuery,
) {
  if (!isId(competitionId) || !isId(divisionId)) throw competitionNotFound();
  const personId = viewer?.personId ?? null;
  return findMadeBoard(parts, { competitionId, divisionId, personId, page: 0, view });
}

function conditionsOf({ search, country, affiliate, ageGroup, entryIds }: FoundRowsQuery): EntryConditions {
  return {
    ...(search && { search }),
    ...(country !== undefined && { country }),
    ...(affiliate !== undefined && { affiliate }),
    ...(ageGroup !== undefined && { ageGroup }),
    ...(entryIds !== undefined && { entryIds: entryIds.split(',').filter(isId) }),
  };
}

interface Asked extends EntryConditions {
  readonly divisionId: string;
  readonly view: BoardView;
  readonly workoutId: string | null;
  readonly from: number;
}

interface Answer extends FoundRows {
  readonly total: number;
}

export const findOnBoardTask: ThreadTask<Asked, Answer> = {
  name: 'competitions.find_on_board',
  run: (parts, asked) => parts.database.transaction(({ sql }) => find(sql, asked), 'snapshot'),
};

async function find(sql: Sql, asked: Asked): Promise<Answer> {
  const { divisionId, view, workoutId, from, search, ...filters } = asked;
  const kept = await findBoard(sql, divisionId, view, false);
  if (!kept) throw divisionNotFound();
  const head = JSON.parse(kept.head) as BoardHead;
  if (workoutId !== null && !head.workouts.some(({ id }) => id === workoutId)) {
    throw unknownWorkout('query.workoutId');
  }
  const lists = (await findBoardLists(sql, asked, workoutId)) ?? (await listsOfPages(sql, head, workoutId));
  const fitting = async (conditions: EntryConditions) =>
    Object.keys(conditions).length > 0
      ? new Set(await findFittingEntries(sql, divisionId, conditions))
      : null;
  const filtered = rowsInOrder(lists, lists.workout, await fitting(filters));
  // A search finds places, it makes none.
  const here = renumbered(filtered.map(({ place }) => place));
  const searched = await fitting(search === undefined ? {} : { search });
  const placed = filtered.map((row, index) => ({ ...row, ...here[index] }));
  const found = searched ? placed.filter(({ entry }) => searched.has(entry)) : placed;
  const shown = found.slice(from, from + foundPageRows);
  const texts = await findRowTexts(
    sql,
    asked,
    shown.map(({ row }) => row),
  );
  const rows = texts.map((text, index): FoundRow => {
    const { place = null, tied = false } = shown[index] ?? {};
    return { ...(JSON.parse(text) as BoardRow), placeHere: place, tiedHere: tied };
  });
  return { head, rows, total: found.length };
}

/** Of a board that fits on a page, or that was made before lists were. */
async function listsOfPages(sql: Sql, head: BoardHead, workoutId: string | null): Promise<FoundLists> {
  const kept = await findBoard(sql, head.divisionId, head.view);
  const rows = rowsOfPages(kept?.pages ?? []).map((text) => JSON.parse(text) as BoardRow);
  const entries = rows.map(({ entryId }) => entryId);
  const positionOf = new Map(entries.map((id, index) => [id, index]));
  const workoutIds = head.workouts.map(({ id }) => id);
  const { overall, workouts } = boardLists(rows, { workoutIds, entries, positionOf });
  return { entries, overall, workout: workoutId === null ? null : (workouts.get(workoutId) ?? null) };
}
