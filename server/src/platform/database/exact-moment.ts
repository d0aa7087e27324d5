import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * A moment as text with all its microseconds, for the mark where a page ended: a Date of JavaScript keeps
 * milliseconds only, so a list that goes on from one would lose or repeat rows.
 */
export function exactMoment(column: AnyPgColumn): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** Rows that come after the mark in a list from the newest to the oldest. `at` is from `exactMoment`. */
export function olderThan(moment: AnyPgColumn, id: AnyPgColumn, mark: { at: string; id: string }): SQL {
  return sql`(${moment}, ${id}) < (${mark.at}::timestamptz, ${mark.id}::uuid)`;
}
