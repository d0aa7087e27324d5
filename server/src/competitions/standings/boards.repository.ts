import { boardPageRows } from '@chalkline/contract/competitions/board-topics.ts';
import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { and, asc, eq, gte, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '../../platform/database/built-once.ts';
import type { Sql } from '../../platform/database/database.ts';
import { competitionStaff } from '../competitions/competition-staff.table.ts';
import { isAdmitted } from '../competitions/competitions.repository.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import type { DistinctResults } from '../ranking/distinct-results.rules.ts';
import {
  type BoardForm,
  boardForms,
  boardPages,
  boardResults,
  boards,
  insideBoardPages,
  insideBoards,
} from './boards.table.ts';

export interface KeptBoard {
  readonly version: number;
  readonly form: BoardForm;
  readonly rowCount: number;
  /** JSON. */
  readonly head: string;
  /** JSON lists by page. */
  readonly pages: readonly string[];
}

/** A compact board has no pages. `withPages` false leaves them out where only the head matters. */
export async function findBoard(
  database: Sql,
  divisionId: string,
  view: BoardView,
  withPages = true,
): Promise<KeptBoard | null> {
  const kept = keptFor[view];
  const [board] = await database
    .select()
    .from(kept.boards)
    .where(and(eq(kept.boards.divisionId, divisionId), isKnownForm(kept.boards.form)));
  if (!board) return null;
  if (!withPages || board.form === 'packed') return { ...board, pages: [] };
  const pages = await database
    .select({ rows: kept.pages.rows })
    .from(kept.pages)
    .where(eq(kept.pages.divisionId, divisionId))
    .orderBy(asc(kept.pages.page));
  return { ...board, pages: pages.map(({ rows }) => rows) };
}

/** The heads of some divisions' public boards. */
export function findPublicHeads(database: Sql, divisionIds: readonly string[]) {
  return database
    .select({ divisionId: boards.divisionId, form: boards.form, head: boards.head })
    .from(boards)
    .where(and(inArray(boards.divisionId, [...divisionIds]), isKnownForm(boards.form)));
}

/** What another version of the program keeps in a form of its own is a board that is not made yet. */
function isKnownForm(form: typeof boards.form | typeof insideBoards.form): SQL {
  return inArray(form, [...boardForms]);
}

/** The page of text on which each of some entries is: found by the id that stands in it. */
export async function findTextPagesOf(
  database: Sql,
  entries: readonly { readonly entryId: string; readonly divisionId: string }[],
): Promise<{ entryId: string; rows: string }[]> {
  if (entries.length === 0) return [];
  const ids = sql.param(entries.map(({ entryId }) => entryId));
  const divisionIds = sql.param(entries.map(({ divisionId }) => divisionId));
  const { rows } = await database.execute<{ entryId: string; rows: string }>(sql`
    select asked.entry_id as "entryId", ${boardPages.rows} as rows
    from unnest(${ids}::text[], ${divisionIds}::uuid[]) as asked (entry_id, division_id)
    join ${boardPages} on ${boardPages.divisionId} = asked.division_id
      and position(asked.entry_id in ${boardPages.rows}) > 0`);
  return rows;
}

/** Each view is kept in tables of its own, which differ in nothing but their names. */
const keptFor = {
  public: { boards, pages: boardPages },
  inside: { boards: insideBoards, pages: insideBoardPages },
} as const;

/** The board that everybody sees is the inside one again. */
export async function dropInsideBoard(database: Sql, divisionId: string): Promise<void> {
  await database.delete(insideBoards).where(eq(insideBoards.divisionId, divisionId));
}

export interface NewBoard {
  readonly head: BoardHead;
  readonly form: BoardForm;
  /** JSON lists; of a compact board none. */
  readonly pages: readonly string[];
}

/** Many in one statement, yet not a whole large board. */
const pagesAtOnce = 50;

/** Writes the head and the pages that differ from those of `before`. */
export async function saveBoard(database: Sql, before: KeptBoard | null, board: NewBoard): Promise<void> {
  const { divisionId, version, rowCount, view } = board.head;
  const kept = keptFor[view];
  const { form } = board;
  const madeAt = new Date(board.head.madeAt);
  const head = { version, rowCount, head: JSON.stringify(board.head), form, madeAt };
  await database
    .insert(kept.boards)
    .values({ divisionId, ...head })
    .onConflictDoUpdate({ target: kept.boards.divisionId, set: head });
  const changed = board.pages.flatMap((rows, page) =>
    before?.pages[page] === rows ? [] : [{ divisionId, page, rows }],
  );
  for (let from = 0; from < changed.length; from += pagesAtOnce) {
    await database
      .insert(kept.pages)
      .values(changed.slice(from, from + pagesAtOnce))
      .onConflictDoUpdate({
        target: [kept.pages.divisionId, kept.pages.page],
        set: { rows: sql`excluded.rows` },
      });
  }
  const beyond = and(eq(kept.pages.divisionId, divisionId), gte(kept.pages.page, board.pages.length));
  if ((before?.rowCount ?? 0) > board.pages.length * boardPageRows)
    await database.delete(kept.pages).where(beyond);
}

/** Keeps the distinct results of each workout, those of workouts that are no more go. */
export async function saveBoardResults(
  database: Sql,
  divisionId: string,
  results: readonly { readonly workoutId: string; readonly results: DistinctResults }[],
): Promise<void> {
  await database.delete(boardResults).where(eq(boardResults.divisionId, divisionId));
  if (results.length === 0) return;
  await database.insert(boardResults).values(
    results.map(({ workoutId, results: { keys, counts } }) => ({
      divisionId,
      workoutId,
      results: { keys: keys.map((key) => key.map((part) => (part === Infinity ? null : part))), counts },
    })),
  );
}

/** The distinct results of a workout on the public board; null when the division was never ranked. */
export async function findBoardResults(
  database: Sql,
  divisionId: string,
  workoutId: string,
): Promise<DistinctResults | null> {
  const [found] = await database
    .select({ results: boardResults.results })
    .from(boardResults)
    .where(and(eq(boardResults.divisionId, divisionId), eq(boardResults.workoutId, workoutId)));
  if (!found) return null;
  const { keys, counts } = found.results;
  return { keys: keys.map((key) => key.map((part) => part ?? Infinity)), counts };
}

/** One page of a board as it was made, with what decides who may see it. */
export interface BoardPage {
  readonly divisionId: string;
  readonly state: CompetitionState;
  readonly role: StaffRole | null;
  readonly admitted: boolean;
  /** null: the division has never been ranked. */
  readonly made: MadeBoard | null;
}

/** A page of a board as it is kept. */
export interface MadeBoard {
  readonly version: number;
  readonly form: BoardForm;
  readonly rowCount: number;
  /** JSON. */
  readonly head: string;
  /** JSON; of a compact board an empty list. */
  readonly rows: string;
}

export interface BoardAsked {
  readonly competitionId: string;
  /** null: the first. */
  readonly divisionId: string | null;
  /** Who asks; null for a visitor. */
  readonly personId: string | null;
  readonly page: number;
  readonly view: BoardView;
}

/** All that one reading of a board needs, in one query. */
export async function findBoardPage(database: Sql, asked: BoardAsked): Promise<BoardPage | null> {
  const which = asked.divisionId === null ? firstDivision : 'one division';
  const shape = `${which}, ${asked.view}, ${asked.personId === null ? visitor : 'a person'}`;
  const [found] = await builtBoardPage(database, shape).execute({ ...asked });
  if (!found) return null;
  const { divisionId, state, role, admitted, version, form, rowCount, head, rows } = found;
  const isMade = version !== null && form !== null && rowCount !== null && head !== null;
  return {
    divisionId,
    state,
    role,
    admitted,
    made: isMade ? { version, form, rowCount, head, rows: rows ?? '[]' } : null,
  };
}

const firstDivision = 'first division';
const visitor = 'a visitor';

const builtBoardPage = builtOnce('board page', (database, shape, statement) => {
  const kept = keptFor[shape.includes(' inside,') ? 'inside' : 'public'];
  return database
    .select({
      divisionId: divisions.id,
      state: competitions.state,
      role: competitionStaff.role,
      admitted: isAdmitted(shape.endsWith(visitor) ? null : sql.placeholder('personId')),
      version: kept.boards.version,
      form: kept.boards.form,
      rowCount: kept.boards.rowCount,
      head: kept.boards.head,
      rows: kept.pages.rows,
    })
    .from(divisions)
    .innerJoin(competitions, eq(competitions.id, divisions.competitionId))
    .leftJoin(competitionStaff, isStaff(shape.endsWith(visitor) ? null : sql.placeholder('personId')))
    .leftJoin(kept.boards, and(eq(kept.boards.divisionId, divisions.id), isKnownForm(kept.boards.form)))
    .leftJoin(
      kept.pages,
      and(eq(kept.pages.divisionId, kept.boards.divisionId), eq(kept.pages.page, sql.placeholder('page'))),
    )
    .where(
      and(
        eq(divisions.competitionId, sql.placeholder('competitionId')),
        shape.startsWith(firstDivision) ? undefined : eq(divisions.id, sql.placeholder('divisionId')),
      ),
    )
    .orderBy(asc(divisions.position), asc(divisions.id))
    .limit(1)
    .prepare(statement);
});

/** What decides who may see the board of a division; null when there is none. */
export async function findBoardAudience(
  database: Sql,
  divisionId: string,
  personId: string | null,
): Promise<Pick<BoardPage, 'state' | 'role' | 'admitted'> | null> {
  const [found] = await database
    .select({ state: competitions.state, role: competitionStaff.role, admitted: isAdmitted(personId) })
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

/** Whether a division has more entries than this; counts no further. */
export async function hasMoreEntriesThan(database: Sql, divisionId: string, most: number): Promise<boolean> {
  const [beyond] = await database
    .select({ one: sql`1` })
    .from(entries)
    .where(eq(entries.divisionId, divisionId))
    .offset(most)
    .limit(1);
  return beyond !== undefined;
}
