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
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
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
  findFittingBibs,
  findFittingBibsLeft,
} from './board-lists.repository.ts';
import type { PlacedRow } from './board-lists.rules.ts';
import { findRankedPage } from './boards.read.service.ts';
import { type BoardReader, openBoard } from './boards.store.service.ts';
import { onSuitingThread } from './boards.thread.service.ts';

/**
 * A page of those rows of a board that fit what is asked, in the order of the overall or of one workout, with
 * their places among themselves. Nothing is ranked again. Throws 404, 403 for the inside, 422 `unknown_workout`.
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
  const { divisionId, view, page } = await enter(parts, viewer, competitionId, query);
  const { sql } = parts.database;
  const board = { divisionId, isHeld: isFrozenView(JSON.parse(page.head) as BoardHead, view) };
  const [countries, regions, affiliates, ageGroups] = await Promise.all([
    countEntriesBy(sql, board, 'country', filterValuesAtMost),
    countEntriesBy(sql, board, 'region', filterValuesAtMost),
    countEntriesBy(sql, board, 'affiliate', filterValuesAtMost),
    countAgeGroups(sql, board),
  ]);
  return { countries, regions, affiliates, ageGroups };
}

/** The board as the viewer may see it, ranked if nobody has asked for it before. */
function enter(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  { divisionId, view }: BoardFiltersQuery,
) {
  if (!isId(competitionId) || !isId(divisionId)) throw competitionNotFound();
  const personId = viewer?.personId ?? null;
  return findRankedPage(parts, { competitionId, divisionId, personId, page: 0, view });
}

/** Whether the view shows the board as it was frozen. */
function isFrozenView({ frozenAt }: BoardHead, view: BoardView): boolean {
  return view === 'public' && frozenAt !== null;
}

function conditionsOf({
  search,
  country,
  region,
  affiliate,
  ageGroup,
  entryIds,
}: FoundRowsQuery): EntryConditions {
  return {
    ...(search && { search }),
    ...(country !== undefined && { country }),
    ...(region !== undefined && { region }),
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
  const board = await openBoard(sql, { divisionId, view });
  if (!board) throw divisionNotFound();
  const { head, reader } = board;
  const workout = workoutId === null ? null : head.workouts.findIndex(({ id }) => id === workoutId);
  if (workout === -1) throw unknownWorkout('query.workoutId');
  const fitting = async (conditions: EntryConditions) => {
    if (Object.keys(conditions).length === 0) return null;
    const here = await findFittingBibs(sql, divisionId, conditions);
    const left = isFrozenView(head, view) ? await findFittingBibsLeft(sql, divisionId, conditions) : [];
    return reader.rowsOf([...here, ...left]);
  };
  const wanted = await fitting(filters);
  const searched = await fitting(search === undefined ? {} : { search });
  const { shown, total } =
    wanted === null && searched === null
      ? { shown: await sliceOf(reader, workout, from), total: head.rowCount }
      : pageOf(await reader.inOrder(workout, wanted), searched, from);
  const rows = await reader.read(shown.map(({ row }) => row));
  const placeOf = new Map(shown.map((placed) => [placed.row, placed]));
  return {
    head,
    total,
    rows: rows.map((row): FoundRow => {
      const whole = workout === null ? row : row.cells[workout];
      const { place = null, tied = whole?.tied ?? false } = placeOf.get(row.order) ?? {};
      return { ...row, placeHere: place, tiedHere: tied };
    }),
  };
}

interface ShownRow extends PlacedRow {
  /** Left out where everybody is shown: it is what the board says. */
  readonly tied?: boolean;
}

function sliceOf(reader: BoardReader, workout: number | null, from: number): Promise<readonly ShownRow[]> {
  return reader.slice(workout, from, foundPageRows);
}

/** Filters renumber places; a search keeps them. */
function pageOf(filtered: readonly PlacedRow[], searched: ReadonlySet<number> | null, from: number) {
  const here = renumbered(filtered.map(({ place }) => place));
  const placed = filtered.map(({ row }, index): ShownRow => {
    const { place = null, tied = false } = here[index] ?? {};
    return { row, place, tied };
  });
  const found = searched ? placed.filter(({ row }) => searched.has(row)) : placed;
  return { shown: found.slice(from, from + foundPageRows), total: found.length };
}
