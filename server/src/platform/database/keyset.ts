import { and, asc, desc, is, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgColumn, type PgSelect } from 'drizzle-orm/pg-core';

/** Where a page ended: the values of the columns that the list is sorted by. */
export type Mark = readonly (string | number | boolean)[];

/** How a list that is read in pages is sorted. No two rows may be equal in it. */
export interface PageOrder<Row, Asked> {
  /** What the query of a page needs: at most `limit` rows after the mark, from the first row on when it is null. */
  readonly page: (after: Mark | null, limit: number) => Asked;
  /** The mark of a page that ends with this row. */
  readonly mark: (row: Row) => Mark;
}

/** One page of a list that is sorted by columns: what `pageOf` adds to a query. */
export interface KeysetPage {
  readonly after: SQL | undefined;
  readonly orderBy: readonly SQL[];
  readonly limit: number;
}

export type Keyset<Row> = PageOrder<Row, KeysetPage>;

/** One column of a keyset, with its value in a row that was read. */
export interface Key<Row> {
  readonly by: AnyPgColumn | SQL;
  readonly type: string;
  readonly isDescending: boolean;
  readonly read: (row: Row) => string | number | boolean;
}

/** A column, or an expression with its SQL type. */
type Sorted = AnyPgColumn | { readonly sql: SQL; readonly type: string };

/**
 * A moment as text with all its microseconds, for the mark where a page ended: a Date of JavaScript keeps
 * milliseconds only, so a list that goes on from one would lose or repeat rows.
 */
export function exactMoment(column: AnyPgColumn): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** A column of a keyset, smallest first. `read` takes its value from a row; of a moment, its `exactMoment`. */
export function ascending<Row>(by: Sorted, read: Key<Row>['read']): Key<Row> {
  return key(by, read, false);
}

/** The same, largest first. */
export function descending<Row>(by: Sorted, read: Key<Row>['read']): Key<Row> {
  return key(by, read, true);
}

function key<Row>(by: Sorted, read: Key<Row>['read'], isDescending: boolean): Key<Row> {
  if (is(by, PgColumn)) return { by, type: by.getSQLType(), isDescending, read };
  const { sql: expression, type } = by as Exclude<Sorted, AnyPgColumn>;
  return { by: expression, type, isDescending, read };
}

/** A list sorted by these columns, the first one first. An index over them serves every page alike. */
export function keyset<Row>(...keys: readonly Key<Row>[]): Keyset<Row> {
  const orderBy = keys.map(({ by, isDescending }) => (isDescending ? desc(by) : asc(by)));
  return {
    page: (after, limit) => ({ after: after ? beyond(keys, after) : undefined, orderBy, limit }),
    mark: (row) => keys.map(({ read }) => read(row)),
  };
}

/** Newest first by id: ids carry the millisecond they were made in. */
export function newestFirst(id: AnyPgColumn): Keyset<{ readonly id: string }> {
  return keyset(descending(id, (row) => row.id));
}

/** The query for one page of a list: narrowed, sorted and limited. Takes a query in drizzle's `$dynamic()` mode. */
export function pageOf<Query extends PgSelect>(
  query: Query,
  where: SQL | undefined,
  { after, orderBy, limit }: KeysetPage,
): Query {
  query
    .where(and(where, after))
    .orderBy(...orderBy)
    .limit(limit);
  return query;
}

function beyond<Row>(keys: readonly Key<Row>[], after: Mark): SQL {
  const values = keys.map(({ type }, index) => sql`${after[index]}::${sql.raw(type)}`);
  const [first] = keys;
  if (keys.every(({ isDescending }) => isDescending === first?.isDescending)) {
    const row = sql.join(
      keys.map(({ by }) => sql`${by}`),
      sql`, `,
    );
    return sql`(${row}) ${sql.raw(first?.isDescending ? '<' : '>')} (${sql.join(values, sql`, `)})`;
  }
  // Rows cannot be compared as one when some columns go up and others down.
  return keys.reduceRight<SQL>((rest, { by, isDescending }, index) => {
    const further = sql`${by} ${sql.raw(isDescending ? '<' : '>')} ${values[index]}`;
    return index === keys.length - 1 ? further : sql`(${further} or (${by} = ${values[index]} and ${rest}))`;
  }, sql`false`);
}
