import { getTableColumns, sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../database/database.ts';
import {
  ascending,
  descending,
  exactMoment,
  type Keyset,
  keyset,
  newestFirst,
  pageOf,
} from '../database/keyset.ts';
import { newId } from '../ids/new-id.ts';
import { allPages } from '../testing/all-pages.ts';
import { testDatabase } from '../testing/test-database.ts';
import { readPage } from './read-page.ts';

const config = { appSecret: 'a secret of the test' } as Config;

const notes = pgTable('notes', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  place: integer('place').notNull(),
  pinned: boolean('pinned').notNull(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
});
const columns = {
  ...getTableColumns(notes),
  lower: sql<string>`lower(${notes.name})`,
  at: exactMoment(notes.writtenAt),
};
type Note = typeof notes.$inferSelect & { lower: string; at: string };

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(`create table notes (id uuid primary key, name text not null, place int not null,
    pinned boolean not null, written_at timestamptz not null)`);
  for (let index = 0; index < 12; index += 1) {
    // Many are equal in every column but the id; moments differ by less than a millisecond.
    await database.pool.query('insert into notes values ($1, $2, $3, $4, $5)', [
      newId(1_000_000 + index),
      ['b', 'A', 'c'][index % 3],
      index % 4,
      index % 5 === 0,
      `2026-06-01T09:00:00.00000${index % 2}Z`,
    ]);
  }
});

const byId = ({ id }: Note) => id;

const orders: readonly (readonly [string, Keyset<Note>, string])[] = [
  ['newest first', newestFirst(notes.id), 'id desc'],
  [
    'one direction',
    keyset<Note>(
      descending(notes.pinned, ({ pinned }) => pinned),
      descending(notes.id, byId),
    ),
    'pinned desc, id desc',
  ],
  [
    'both directions',
    keyset<Note>(
      ascending(notes.place, ({ place }) => place),
      descending(notes.pinned, ({ pinned }) => pinned),
      ascending(notes.id, byId),
    ),
    'place, pinned desc, id',
  ],
  [
    'an expression',
    keyset<Note>(
      ascending({ sql: columns.lower, type: 'text' }, ({ lower }) => lower),
      ascending(notes.id, byId),
    ),
    'lower(name), id',
  ],
  [
    'a moment',
    keyset<Note>(
      descending(notes.writtenAt, ({ at }) => at),
      descending(notes.id, byId),
    ),
    'written_at desc, id desc',
  ],
];

const read = (order: Keyset<Note>, limit: number, cursor?: string, list = 'notes') =>
  readPage(
    config,
    { limit, cursor },
    {
      list,
      order,
      read: (page): Promise<Note[]> =>
        pageOf(database.sql.select(columns).from(notes).$dynamic(), undefined, page),
      count: () => database.sql.$count(notes),
    },
  );

describe('a list in pages', () => {
  it.each(orders)('sorted by %s has each row once, in order', async (_, order, by) => {
    const { rows } = await database.pool.query<{ id: string }>(`select id from notes order by ${by}`);
    for (const limit of [1, 5, 12]) {
      const seen = await allPages((cursor) => read(order, limit, cursor));
      expect(seen.map(byId)).toEqual(rows.map(({ id }) => id));
    }
  });

  it('says how many there are with its first page only', async () => {
    const first = await read(newestFirst(notes.id), 10);
    const second = await read(newestFirst(notes.id), 10, first.next ?? '');
    expect([first.total, second.total, second.data.length, second.next]).toEqual([12, undefined, 2, null]);
  });

  it('refuses the cursor of another list', async () => {
    const { next } = await read(newestFirst(notes.id), 10);
    await expect(read(newestFirst(notes.id), 10, next ?? '', 'others')).rejects.toMatchObject({
      status: 400,
      problems: [{ code: 'cursor_invalid' }],
    });
  });
});
