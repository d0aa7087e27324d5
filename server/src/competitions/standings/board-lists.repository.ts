import { boardPageRows } from '@chalkline/contract/competitions/board-topics.ts';
import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { isInAgeGroup } from '../entries/age-groups.repository.ts';
import { searchEntries } from '../entries/entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import type { BoardLists, PlacedOrder } from './board-lists.rules.ts';
import { boardLists } from './boards.table.ts';

const entriesList = 'entries';
const overallList = 'overall';

/** Keeps the lists of a board, those of workouts that are no more go; null: it needs none. */
export async function saveBoardLists(
  database: Sql,
  board: { readonly divisionId: string; readonly view: BoardView },
  lists: BoardLists | null,
): Promise<void> {
  const { divisionId, view } = board;
  await database
    .delete(boardLists)
    .where(and(eq(boardLists.divisionId, divisionId), eq(boardLists.view, view)));
  if (!lists) return;
  const kept: readonly (readonly [string, unknown])[] = [
    [entriesList, lists.entries],
    [overallList, lists.overall],
    ...lists.workouts,
  ];
  // One by one: together they would be one very long statement.
  for (const [list, content] of kept) {
    await database.insert(boardLists).values({ divisionId, view, list, content: JSON.stringify(content) });
  }
}

export interface FoundLists extends Pick<BoardLists, 'entries' | 'overall'> {
  /** null: the overall was asked for. */
  readonly workout: PlacedOrder | null;
}

/** The lists that an order needs; null when the board has none. */
export async function findBoardLists(
  database: Sql,
  board: { readonly divisionId: string; readonly view: BoardView },
  workoutId: string | null,
): Promise<FoundLists | null> {
  const wanted = [entriesList, overallList, ...(workoutId === null ? [] : [workoutId])];
  const found = await database
    .select({ list: boardLists.list, content: boardLists.content })
    .from(boardLists)
    .where(
      and(
        eq(boardLists.divisionId, board.divisionId),
        eq(boardLists.view, board.view),
        inArray(boardLists.list, wanted),
      ),
    );
  if (found.length < wanted.length) return null;
  const contentOf = (name: string) =>
    JSON.parse(found.find(({ list }) => list === name)?.content ?? 'null') as unknown;
  return {
    entries: contentOf(entriesList) as string[],
    overall: contentOf(overallList) as PlacedOrder,
    workout: workoutId === null ? null : (contentOf(workoutId) as PlacedOrder),
  };
}

/** Rows by where they stand, as JSON text, in the order asked for. The pages stay in the database. */
export async function findRowTexts(
  database: Sql,
  { divisionId, view }: { readonly divisionId: string; readonly view: BoardView },
  rows: readonly number[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const table = sql.identifier(view === 'inside' ? 'inside_board_pages' : 'board_pages');
  // Rows stand on lines of their own within the JSON list that a page is: see board-texts.rules.ts.
  const found = await database.execute<{ row: string }>(sql`
    select split_part(pages.rows, E',\\n', (asked.row % ${boardPageRows}) + 1) as row
    from unnest(${sql.param(rows)}::int[]) with ordinality as asked (row, nth)
    join ${table} pages on pages.division_id = ${divisionId} and pages.page = asked.row / ${boardPageRows}
    order by asked.nth`);
  return found.rows.map(({ row }) => row.replace(/^\[/, '').replace(/\]$/, ''));
}

export interface EntryConditions {
  readonly search?: string | undefined;
  readonly country?: string | undefined;
  readonly affiliate?: string | undefined;
  /** Of contract/src/competitions/age-groups.ts. */
  readonly ageGroup?: string | undefined;
  readonly entryIds?: readonly string[] | undefined;
}

/** The ids of a division's entries that fit all that is asked. */
export async function findFittingEntries(
  database: Sql,
  divisionId: string,
  { search, country, affiliate, ageGroup, entryIds }: EntryConditions,
): Promise<string[]> {
  const found = await database
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        eq(entries.divisionId, divisionId),
        country === undefined ? undefined : eq(entries.country, country),
        affiliate === undefined ? undefined : eq(entries.affiliate, affiliate),
        entryIds === undefined ? undefined : inArray(entries.id, [...entryIds]),
        ageGroup === undefined ? undefined : isInAgeGroup(ageGroup),
        searchEntries(search, false),
      ),
    );
  return found.map(({ id }) => id);
}

/** How many athletes of a division have each country, or each affiliate; most first. */
export function countEntriesBy(
  database: Sql,
  divisionId: string,
  what: 'country' | 'affiliate',
  atMost: number,
): Promise<{ value: string; athletes: number }[]> {
  const column = entries[what];
  return database
    .select({ value: sql<string>`${column}`, athletes: count() })
    .from(entries)
    .where(and(eq(entries.divisionId, divisionId), isNotNull(column)))
    .groupBy(column)
    .orderBy(desc(count()), asc(column))
    .limit(atMost);
}
