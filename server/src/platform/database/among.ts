import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column holds one of these ids. They are one parameter, so there can be any number of them; `inArray` takes one
 * for each, and PostgreSQL 65,535 at most.
 */
export function among(column: PgColumn, ids: Iterable<string>): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`;
}
