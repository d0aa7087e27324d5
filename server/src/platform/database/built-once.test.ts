import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { builtOnce, prepareWritten, valuesToCome } from './built-once.ts';
import type { OpenDatabase, Sql } from './database.ts';

const notes = pgTable('notes', {
  id: integer('id').primaryKey(),
  words: text('words'),
  more: jsonb('more'),
  at: timestamp('at', { withTimezone: true }),
});

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    'create table notes (id int primary key, words text, more jsonb, at timestamptz)',
  );
});

const builtNote = builtOnce('note', (own, _shape, statement) => {
  const { id, words, more, at } = notes;
  return own.insert(notes).values(valuesToCome({ id, words, more, at })).prepare(statement);
});

const kept = (id: number) =>
  database.pool
    .query('select words, more, more is null as "none", at from notes where id = $1', [id])
    .then(({ rows }) => rows[0]);

describe('an insert that is built once', () => {
  it('takes each value as its column does', async () => {
    const at = new Date('2026-11-22T08:00:00.000Z');
    await builtNote(database.sql, 'one').execute({ id: 1, words: 'Fran', more: { reps: [21, 15, 9] }, at });
    expect(await kept(1)).toEqual({ words: 'Fran', more: { reps: [21, 15, 9] }, none: false, at });
  });

  it('keeps nothing where there is none, not the word null', async () => {
    await builtNote(database.sql, 'one').execute({ id: 2, words: undefined, more: null, at: null });
    expect(await kept(2)).toEqual({ words: null, more: null, none: true, at: null });
  });
});

describe('what is built once', () => {
  it('is built again for each connection, and there for all of its transactions', async () => {
    const built: Sql[] = [];
    const one = builtOnce('one', (own, _shape, statement) => {
      built.push(own);
      return prepareWritten<{ twice: number }>(
        own,
        statement,
        sql`select ${sql.placeholder('n')}::int * 2 as twice`,
      );
    });
    const ask = (n: number) => database.transaction(async (tx) => one(tx.sql, 'one').execute({ n }));
    for (const n of [1, 2, 3]) expect((await ask(n)).rows).toEqual([{ twice: n * 2 }]);
    expect(built).toHaveLength(1);
    await Promise.all([ask(4), ask(5), ask(6)]);
    expect(new Set(built).size).toBe(built.length);
  });

  it('has a form of its own for each shape', async () => {
    const sorted = builtOnce('sorted', (own, shape, statement) =>
      prepareWritten<{ n: number }>(
        own,
        statement,
        sql`select n from generate_series(1, ${sql.placeholder('most')}::int) as n order by n ${sql.raw(shape)}`,
      ),
    );
    const ask = async (shape: string) => (await sorted(database.sql, shape).execute({ most: 3 })).rows;
    expect((await ask('asc')).map(({ n }) => n)).toEqual([1, 2, 3]);
    expect((await ask('desc')).map(({ n }) => n)).toEqual([3, 2, 1]);
  });
});
