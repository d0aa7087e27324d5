import { and, is, lt, lte, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Sql } from './database.ts';

/** How long rows of one table are kept. The domain's manifest hands it to the job that deletes them. */
export interface Retention {
  readonly table: PgTable;
  readonly name: string;
  /** Rows whose moment is before this one are deleted. */
  readonly since: (now: Date) => Date;
  readonly isExpired: (now: Date) => SQL | undefined;
}

/** Declares that rows are deleted once the moment in a column has come. */
export function expireAt(column: AnyPgColumn): Retention {
  return retentionOf(
    column,
    (now) => now,
    (now) => lte(column, now),
  );
}

/**
 * Declares that rows are kept so many milliseconds after the moment in a column; with several columns, after the
 * latest of these moments, and rows without one of them stay. `only` narrows it to some of the rows.
 */
export function keepFor(
  milliseconds: number,
  columns: AnyPgColumn | readonly [AnyPgColumn, ...AnyPgColumn[]],
  only: (now: Date) => SQL | undefined = () => undefined,
): Retention {
  const [first, ...more] = Array.isArray(columns) ? columns : [columns];
  const since = (now: Date) => new Date(now.getTime() - milliseconds);
  const isExpired = (now: Date) =>
    and(...[first, ...more].map((column) => lt(column, since(now))), only(now));
  return retentionOf(first, since, isExpired);
}

function retentionOf(
  { table }: AnyPgColumn,
  since: Retention['since'],
  isExpired: Retention['isExpired'],
): Retention {
  if (!is(table, PgTable)) throw new Error('Retention needs a column of a table.');
  return { table, name: getTableConfig(table).name, since, isExpired };
}

/** So many rows go in one statement, which must not hold them for long. */
const rowsAtOnce = 5_000;

/** Deletes what is past its retention, table by table. Stops between two statements when aborted. Gives how many. */
export async function deleteExpired(
  database: Sql,
  retentions: readonly Retention[],
  now: Date,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const deleted = new Map<string, number>();
  for (const retention of retentions) {
    for (let last = rowsAtOnce; last === rowsAtOnce && !signal?.aborted; ) {
      last = await deleteSome(database, retention, now);
      deleted.set(retention.name, (deleted.get(retention.name) ?? 0) + last);
    }
  }
  return deleted;
}

/** Two processes that delete at once take different rows. */
async function deleteSome(database: Sql, { table, isExpired }: Retention, now: Date): Promise<number> {
  const expired = database
    .select({ at: sql`ctid` })
    .from(table)
    .where(isExpired(now))
    .limit(rowsAtOnce)
    .for('update', { skipLocked: true });
  const result = await database.delete(table).where(sql`ctid = any(array(${expired}))`);
  return result.rowCount ?? 0;
}
