import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { declared } from './manifests.ts';
import { columnsOf } from './platform/database/personal-tables.ts';
import { testApp } from './platform/testing/test-app.ts';

const { database } = await testApp();

/** Answers for columns, as `schema.table.column`. */
const answered = declared.personalData.flatMap(({ tables }) =>
  tables.flatMap((answer) =>
    columnsOf(answer).map(
      ({ name }) => `${getTableConfig(answer.table).schema}.${getTableName(answer.table)}.${name}`,
    ),
  ),
);

/**
 * Columns that can hold a person: those that refer to one, ids that are called after one, and addresses. From the
 * database's own catalog, so that no table can be forgotten.
 */
async function columnsOfPeople(): Promise<string[]> {
  const { rows } = await database.sql.execute<{ name: string }>(sql`
    select n.nspname || '.' || c.relname || '.' || a.attname as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname <> 'pgboss'
      and n.nspname !~ '^(pg_|information_schema|drizzle)'
      and (
        exists (
          select 1 from pg_constraint f
          where f.contype = 'f' and f.conrelid = c.oid and f.confrelid = 'accounts.people'::regclass
            and a.attnum = any (f.conkey)
        )
        or (a.atttypid = 'uuid'::regtype and a.attname ~ '(^|_)(person|owner|actor|author|athlete|judge)_id$')
        or (a.atttypid = 'uuid'::regtype and a.attname ~ '_by$')
        or (a.atttypid = 'text'::regtype and a.attname ~ '(^caller$|email$)')
        or (c.relname = 'people' and a.attname = 'id')
      )`);
  return rows.map(({ name }) => name).toSorted();
}

describe('personal data', () => {
  it('has an answer for every column that can hold a person: exported, and erased or kept for a reason', async () => {
    const found = await columnsOfPeople();
    expect(found).toContain('accounts.people.email');
    const missing = found.filter((column) => !answered.includes(column));
    expect(missing, 'add the answer to the domain’s personal.repository.ts').toEqual([]);
  });

  it('tells only columns of the table that the answer is for', () => {
    for (const { table, exported } of declared.personalData.flatMap(({ tables }) => tables)) {
      const own = new Set<unknown>(Object.values(getTableColumns(table)));
      expect(Object.values(exported?.columns ?? {}).every((column) => own.has(column))).toBe(true);
    }
  });

  it('gives every list of an export a name of its own', () => {
    const names = declared.personalData.flatMap(({ tables }) =>
      tables.flatMap(({ exported }) => exported?.name ?? []),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
