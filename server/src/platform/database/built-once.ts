import { type Column, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Sql } from './database.ts';

/**
 * Keeps queries that were built once for a connection, with placeholders for their values: for what runs so often that
 * putting its text together and planning it are a good part of the call. `shape` tells the forms of one query apart;
 * each form is prepared in the database under `name` and its shape.
 */
export function builtOnce<Query>(
  name: string,
  build: (database: Sql, shape: string, statement: string) => Query,
): (database: Sql, shape: string) => Query {
  const kept = new WeakMap<Sql, Map<string, Query>>();
  return (database, shape) => {
    const forms = kept.get(database) ?? new Map<string, Query>();
    kept.set(database, forms);
    const query = forms.get(shape) ?? build(database, shape, `${name} ${shape}`);
    forms.set(shape, query);
    return query;
  };
}

/** What a statement written by hand gives. */
export interface Written<Row> {
  execute(values: Readonly<Record<string, unknown>>): Promise<{ readonly rows: Row[] }>;
}

/** A statement written by hand, to be built once as the others are. */
export function prepareWritten<Row>(database: Sql, statement: string, text: SQL): Written<Row> {
  const { session } = database._;
  const query = session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    dialect.sqlToQuery(text),
    undefined,
    statement,
    false,
  );
  return { execute: (values) => query.execute(values) };
}

const dialect = new PgDialect();

/** For an insert that is built once: a value to come for each of these columns, null where there is none. */
export function valuesToCome<Name extends string>(
  columns: Readonly<Record<Name, Column>>,
): Record<Name, SQL> {
  const toCome = Object.entries<Column>(columns).map(([name, column]) => {
    const mapToDriverValue = (value: unknown) => (value == null ? null : column.mapToDriverValue(value));
    return [name, sql`${sql.param(sql.placeholder(name), { mapToDriverValue })}`] as const;
  });
  return Object.fromEntries(toCome) as Record<Name, SQL>;
}
