import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A check that a text column holds one of the contract's values. The values are ours, never a caller's. */
export function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

/**
 * The same for kinds that will grow: their list is a function of the database, such as `notifications.is_kind`, which a
 * migration replaces (`create or replace function`) without locking the table or reading it again.
 */
export function isOneOfKinds(column: AnyPgColumn, listFunction: string): SQL {
  return sql`${sql.raw(listFunction)}(${column})`;
}
