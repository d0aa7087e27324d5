import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { and, asc, eq, gte, inArray, lt, notExists, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { builtOnce } from '../../platform/database/built-once.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type CompetitionRow, competitions } from '../competitions/competitions.table.ts';
import { type DivisionRow, divisions } from '../divisions/divisions.table.ts';
import { type EntryRow, entries } from '../entries/entries.table.ts';
import { scores } from '../scores/scores.table.ts';
import { competitionStaff } from '../staff/staff.table.ts';
import { type WorkoutRow, workouts } from '../workouts/workouts.table.ts';
import type { BoardScore } from './board.rules.ts';
import { boardPages, boardRequests, boards } from './boards.table.ts';

export async function insertBoardRequests(
  database: Sql,
  divisionIds: readonly string[],
  requestedAt: Date,
): Promise<void> {
  if (divisionIds.length === 0) return;
  await database.insert(boardRequests).values(divisionIds.map((divisionId) => ({ divisionId, requestedAt })));
}

/** Takes the requests for a division away. Gives how many there were. */
export async function takeBoardRequests(database: Sql, divisionId: string): Promise<number> {
  const result = await database.delete(boardRequests).where(eq(boardRequests.divisionId, divisionId));
  return result.rowCount ?? 0;
}

/** Divisions whose ranking nobody did in time. */
export async function findLeftRequests(database: Sql, before: Date): Promise<string[]> {
  const rows = await database
    .selectDistinct({ divisionId: boardRequests.divisionId })
    .from(boardRequests)
    .where(lt(boardRequests.requestedAt, before))
    .limit(100);
  return rows.map(({ divisionId }) => divisionId);
}

export interface BoardMaterial {
  readonly competition: Pick<CompetitionRow, 'id' | 'state' | 'scoring'>;
  readonly division: DivisionRow;
  readonly workouts: readonly WorkoutRow[];
  readonly entries: readonly Pick<
    EntryRow,
    'id' | 'bib' | 'name' | 'country' | 'region' | 'affiliate' | 'state' | 'leftAt'
  >[];
  readonly scores: readonly (BoardScore & { readonly receivedAt: Date })[];
}

/** Everything a division is ranked from; null when it is no more. */
export async function findBoardMaterial(database: Sql, divisionId: string): Promise<BoardMaterial | null> {
  const [found] = await database
    .select({
      division: divisions,
      competition: { id: competitions.id, state: competitions.state, scoring: competitions.scoring },
    })
    .from(divisions)
    .innerJoin(competitions, eq(competitions.id, divisions.competitionId))
    .where(eq(divisions.id, divisionId));
  if (!found) return null;
  const workoutRows = await database
    .select()
    .from(workouts)
    .where(eq(workouts.competitionId, found.competition.id))
    .orderBy(asc(workouts.position), asc(workouts.id));
  const entryRows = await database
    .select({
      id: entries.id,
      bib: entries.bib,
      name: entries.name,
      country: entries.country,
      region: entries.region,
      affiliate: entries.affiliate,
      state: entries.state,
      leftAt: entries.leftAt,
    })
    .from(entries)
    .where(eq(entries.divisionId, divisionId))
    .orderBy(asc(entries.bib));
  return {
    ...found,
    workouts: workoutRows,
    entries: entryRows,
    scores: await currentScores(
      database,
      divisionId,
      workoutRows.map(({ id }) => id),
    ),
  };
}

const later = alias(scores, 'later');

/**
 * The scores of a division that were not corrected. Workouts are given by their ids and not joined: from a
 * join the planner would expect a handful of rows where there are a hundred thousand.
 */
async function currentScores(database: Sql, divisionId: string, workoutIds: readonly string[]) {
  if (workoutIds.length === 0) return [];
  const corrected = database.select({ one: sql`1` }).from(later).where(eq(later.previousId, scores.id));
  return database
    .select({
      id: scores.id,
      workoutId: scores.workoutId,
      entryId: scores.entryId,
      value: scores.value,
      receivedAt: scores.receivedAt,
    })
    .from(entries)
    .innerJoin(scores, and(eq(scores.entryId, entries.id), inArray(scores.workoutId, [...workoutIds])))
    .where(and(eq(entries.divisionId, divisionId), notExists(corrected)));
}

export interface KeptBoard {
  readonly version: number;
  readonly rowCount: number;
  /** JSON. */
  readonly head: string;
  /** JSON lists by page. */
  readonly pages: readonly string[];
}

export async function findBoard(database: Sql, divisionId: string): Promise<KeptBoard | null> {
  const [board] = await database.select().from(boards).where(eq(boards.divisionId, divisionId));
  if (!board) return null;
  const pages = await database
    .select({ rows: boardPages.rows })
    .from(boardPages)
    .where(eq(boardPages.divisionId, divisionId))
    .orderBy(asc(boardPages.page));
  return { ...board, pages: pages.map(({ rows }) => rows) };
}

export interface NewBoard {
  readonly head: BoardHead;
  /** JSON lists. */
  readonly pages: readonly string[];
}

/** Writes the head and the pages that differ from those of `before`. */
export async function saveBoard(database: Sql, before: KeptBoard | null, board: NewBoard): Promise<void> {
  const { divisionId, version, rowCount } = board.head;
  const head = { version, rowCount, head: JSON.stringify(board.head), madeAt: new Date(board.head.madeAt) };
  await database
    .insert(boards)
    .values({ divisionId, ...head })
    .onConflictDoUpdate({ target: boards.divisionId, set: head });
  const changed = board.pages.flatMap((rows, page) =>
    before?.pages[page] === rows ? [] : [{ divisionId, page, rows }],
  );
  if (changed.length > 0) {
    await database
      .insert(boardPages)
      .values(changed)
      .onConflictDoUpdate({
        target: [boardPages.divisionId, boardPages.page],
        set: { rows: sql`excluded.rows` },
      });
  }
  const beyond = and(eq(boardPages.divisionId, divisionId), gte(boardPages.page, board.pages.length));
  if ((before?.pages.length ?? 0) > board.pages.length) await database.delete(boardPages).where(beyond);
}

/** One page of a board as it was made, with what decides who may see it. */
export interface BoardPage {
  readonly divisionId: string;
  readonly state: CompetitionState;
  readonly role: StaffRole | null;
  /** null: the division has never been ranked. */
  readonly made: {
    readonly version: number;
    readonly rowCount: number;
    readonly head: string;
    readonly rows: string;
  } | null;
}

export interface BoardAsked {
  readonly competitionId: string;
  /** null: the first. */
  readonly divisionId: string | null;
  /** Who asks; null for a visitor. */
  readonly personId: string | null;
  readonly page: number;
}

/** All that one reading of a board needs, in one query. */
export async function findBoardPage(database: Sql, asked: BoardAsked): Promise<BoardPage | null> {
  const shape = `${asked.divisionId === null ? firstDivision : 'one division'}, ${asked.personId === null ? visitor : 'a person'}`;
  const [found] = await builtBoardPage(database, shape).execute({ ...asked });
  if (!found) return null;
  const { divisionId, state, role, board, rows } = found;
  return { divisionId, state, role, made: board && { ...board, rows: rows ?? '[]' } };
}

const firstDivision = 'first division';
const visitor = 'a visitor';

const builtBoardPage = builtOnce('board page', (database, shape, statement) =>
  database
    .select({
      divisionId: divisions.id,
      state: competitions.state,
      role: competitionStaff.role,
      board: { version: boards.version, rowCount: boards.rowCount, head: boards.head },
      rows: boardPages.rows,
    })
    .from(divisions)
    .innerJoin(competitions, eq(competitions.id, divisions.competitionId))
    .leftJoin(competitionStaff, isStaff(shape.endsWith(visitor) ? null : sql.placeholder('personId')))
    .leftJoin(boards, eq(boards.divisionId, divisions.id))
    .leftJoin(
      boardPages,
      and(eq(boardPages.divisionId, boards.divisionId), eq(boardPages.page, sql.placeholder('page'))),
    )
    .where(
      and(
        eq(divisions.competitionId, sql.placeholder('competitionId')),
        shape.startsWith(firstDivision) ? undefined : eq(divisions.id, sql.placeholder('divisionId')),
      ),
    )
    .orderBy(asc(divisions.position), asc(divisions.id))
    .limit(1)
    .prepare(statement),
);

/** What decides who may see the board of a division; null when there is none. */
export async function findBoardAudience(
  database: Sql,
  divisionId: string,
  personId: string | null,
): Promise<Pick<BoardPage, 'state' | 'role'> | null> {
  const [found] = await database
    .select({ state: competitions.state, role: competitionStaff.role })
    .from(divisions)
    .innerJoin(competitions, eq(competitions.id, divisions.competitionId))
    .leftJoin(competitionStaff, isStaff(personId))
    .where(eq(divisions.id, divisionId));
  return found ?? null;
}

function isStaff(personId: string | Placeholder | null): SQL | undefined {
  const isThem = personId === null ? sql`false` : eq(competitionStaff.personId, personId);
  return and(eq(competitionStaff.competitionId, competitions.id), isThem);
}

/** The divisions of a competition. */
export async function findDivisionIds(database: Sql, competitionId: string): Promise<string[]> {
  const rows = await database
    .select({ id: divisions.id })
    .from(divisions)
    .where(eq(divisions.competitionId, competitionId))
    .orderBy(asc(divisions.position), asc(divisions.id));
  return rows.map(({ id }) => id);
}
