import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { and, asc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '../../platform/database/built-once.ts';
import type { Sql } from '../../platform/database/database.ts';
import { competitionStaff } from '../competitions/competition-staff.table.ts';
import { isAdmitted } from '../competitions/competitions.repository.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import type { DistinctResults } from '../ranking/distinct-results.rules.ts';
import { type BoardForm, boardForms, boardPages, boardResults, boards } from './boards.table.ts';

/** Which board is meant. */
export interface BoardKey {
  readonly divisionId: string;
  readonly view: BoardView;
}

/** A board as it is stored, without its rows: boards.store.service.ts reads them. */
export interface StoredBoard {
  readonly version: number;
  readonly form: BoardForm;
  readonly rowCount: number;
  /** JSON. */
  readonly head: string;
}

const storedColumns = {
  version: boards.version,
  form: boards.form,
  rowCount: boards.rowCount,
  head: boards.head,
};

/** null: that view of the division was never ranked, or the inside does not differ. */
export async function findBoard(database: Sql, key: BoardKey): Promise<StoredBoard | null> {
  const [board] = await database
    .select(storedColumns)
    .from(boards)
    .where(and(isBoard(key), isKnownForm));
  return board ?? null;
}

/** The public boards of some divisions. */
export function findPublicBoards(
  database: Sql,
  divisionIds: readonly string[],
): Promise<(StoredBoard & { divisionId: string })[]> {
  return database
    .select({ divisionId: boards.divisionId, ...storedColumns })
    .from(boards)
    .where(and(inArray(boards.divisionId, [...divisionIds]), eq(boards.view, 'public'), isKnownForm));
}

/** A board that another version of the program stored in a form of its own is ranked again. */
const isKnownForm = inArray(boards.form, [...boardForms]);

function isBoard({ divisionId, view }: BoardKey): SQL | undefined {
  return and(eq(boards.divisionId, divisionId), eq(boards.view, view));
}

/** Stores the head as the next version. Rows are stored by form. */
export async function saveHead(database: Sql, head: BoardHead, form: BoardForm): Promise<void> {
  const { divisionId, view, version, rowCount } = head;
  const columns = { version, rowCount, head: JSON.stringify(head), form, madeAt: new Date(head.madeAt) };
  await database
    .insert(boards)
    .values({ divisionId, view, ...columns })
    .onConflictDoUpdate({ target: [boards.divisionId, boards.view], set: columns });
}

/** Deletes a board with its rows. */
export async function deleteBoard(database: Sql, key: BoardKey): Promise<void> {
  await database.delete(boards).where(isBoard(key));
}

/** Stores the distinct results of each workout and deletes those of workouts that are gone. */
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

/** A page of a board as it is stored, with what decides who may see it. */
export interface FoundPage {
  readonly divisionId: string;
  readonly state: CompetitionState;
  readonly role: StaffRole | null;
  readonly admitted: boolean;
  /** null: the division has never been ranked. */
  readonly page: StoredPage | null;
}

export interface StoredPage extends StoredBoard {
  /** JSON; of a packed board an empty list. */
  readonly rows: string;
}

export interface BoardPageQuery {
  readonly competitionId: string;
  /** null: the first with athletes. */
  readonly divisionId: string | null;
  /** Who asks; null for a visitor. */
  readonly personId: string | null;
  readonly page: number;
  readonly view: BoardView;
}

/** All that one reading of a board needs, in one query. */
export async function findBoardPage(database: Sql, asked: BoardPageQuery): Promise<FoundPage | null> {
  const which = asked.divisionId === null ? firstDivision : 'one division';
  const shape = `${which}, ${asked.view}, ${asked.personId === null ? visitor : 'a person'}`;
  const [found] = await builtBoardPage(database, shape).execute({ ...asked });
  if (!found) return null;
  const { divisionId, state, role, admitted, version, form, rowCount, head, rows } = found;
  const isStored = version !== null && form !== null && rowCount !== null && head !== null;
  return {
    divisionId,
    state,
    role,
    admitted,
    page: isStored ? { version, form, rowCount, head, rows: rows ?? '[]' } : null,
  };
}

const firstDivision = 'first division';
const visitor = 'a visitor';

const builtBoardPage = builtOnce('board page', (database, shape, statement) => {
  const view = shape.includes(' inside,') ? 'inside' : 'public';
  return database
    .select({
      divisionId: divisions.id,
      state: competitions.state,
      role: competitionStaff.role,
      admitted: isAdmitted(shape.endsWith(visitor) ? null : sql.placeholder('personId')),
      ...storedColumns,
      rows: boardPages.rows,
    })
    .from(divisions)
    .innerJoin(competitions, eq(competitions.id, divisions.competitionId))
    .leftJoin(competitionStaff, isStaff(shape.endsWith(visitor) ? null : sql.placeholder('personId')))
    .leftJoin(boards, and(eq(boards.divisionId, divisions.id), eq(boards.view, view), isKnownForm))
    .leftJoin(
      boardPages,
      and(
        eq(boardPages.divisionId, boards.divisionId),
        eq(boardPages.view, boards.view),
        eq(boardPages.page, sql.placeholder('page')),
      ),
    )
    .where(
      and(
        eq(divisions.competitionId, sql.placeholder('competitionId')),
        shape.startsWith(firstDivision) ? undefined : eq(divisions.id, sql.placeholder('divisionId')),
      ),
    )
    .orderBy(
      ...(shape.startsWith(firstDivision) ? [asc(isEmpty)] : []),
      asc(divisions.position),
      asc(divisions.id),
    )
    .limit(1)
    .prepare(statement);
});

/** The board opens where somebody competes: the first division may be one that nobody chose. */
const isEmpty = sql`not exists (select from ${entries}
  where ${entries.divisionId} = ${divisions.id} and ${entries.mergedInto} is null)`;

/** What decides who may see the board of a division; null when there is none. */
export async function findBoardAudience(
  database: Sql,
  divisionId: string,
  personId: string | null,
): Promise<Pick<FoundPage, 'state' | 'role' | 'admitted'> | null> {
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
