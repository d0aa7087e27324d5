import type { Sql } from './database.ts';

/**
 * Keeps queries that were built once, with placeholders for their values: for reads that run so often that
 * putting their text together is a good part of the call. `shape` tells the forms of one query apart; each
 * form is prepared in the database under `name` and its shape.
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
