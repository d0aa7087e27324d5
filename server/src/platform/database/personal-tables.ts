import { eq, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Sql } from './database.ts';

/** The person whose data it is. */
export interface DataSubject {
  readonly id: string;
  /** Lowercase. */
  readonly email: string;
}

/** A table's personal data: one entry for each role a person has in its rows. */
export interface PersonalTable {
  readonly table: PgTable;
  /** Columns with a person's id, or their address: a row is theirs if one of them matches. */
  readonly byId?: readonly PgColumn[];
  readonly byEmail?: readonly PgColumn[];
  /** Columns with an address that don't decide whose the row is. */
  readonly beside?: readonly PgColumn[];
  /** The list's name in an export, with the exported columns; null: nothing is exported. */
  readonly exported: { readonly name: string; readonly columns: Readonly<Record<string, PgColumn>> } | null;
  /** What happens to the rows when the person is erased; rows that are kept say why. */
  readonly erased:
    | 'deleted'
    | { readonly kept: string }
    | ((sql: Sql, person: DataSubject, now: Date) => Promise<void>);
}

/** Every column the entry covers. */
export function columnsOf({ byId = [], byEmail = [], beside = [] }: PersonalTable): readonly PgColumn[] {
  return [...byId, ...byEmail, ...beside];
}

/** One list of an export. */
export interface PersonalList {
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** The person's rows for an export; null if nothing is exported. */
export async function exportRows(
  sql: Sql,
  answer: PersonalTable,
  person: DataSubject,
): Promise<PersonalList | null> {
  if (answer.exported === null) return null;
  const rows = await sql.select(answer.exported.columns).from(answer.table).where(isTheirs(answer, person));
  return { name: answer.exported.name, rows };
}

/** Does to the person's rows what the entry says. */
export async function eraseRows(
  sql: Sql,
  answer: PersonalTable,
  person: DataSubject,
  now: Date,
): Promise<void> {
  if (typeof answer.erased === 'function') return answer.erased(sql, person, now);
  if (answer.erased === 'deleted') await sql.delete(answer.table).where(isTheirs(answer, person));
}

function isTheirs({ byId = [], byEmail = [] }: PersonalTable, { id, email }: DataSubject): SQL | undefined {
  const ways = [...byId.map((column) => eq(column, id)), ...byEmail.map((column) => eq(column, email))];
  // Without any condition `or` would be empty and match everyone's rows.
  if (ways.length === 0) throw new Error('An answer for a table names no column that says whose a row is.');
  return or(...ways);
}
