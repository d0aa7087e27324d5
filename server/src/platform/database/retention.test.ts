import { eq } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { deleteExpired, expireAt, keepFor } from './retention.ts';

const tickets = pgTable('tickets', {
  name: text('name').notNull(),
  state: text('state').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

const day = 86_400_000;
const now = new Date('2026-06-10T09:00:00Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    'create table tickets (name text not null, state text not null, made_at timestamptz not null, used_at timestamptz)',
  );
});
beforeEach(async () => {
  await database.pool.query('delete from tickets');
});

const keep = (name: string, madeAt: Date, usedAt: Date | null = null, state = 'open') =>
  database.sql.insert(tickets).values({ name, state, madeAt, usedAt });

const left = async () => (await database.sql.select().from(tickets)).map(({ name }) => name).toSorted();

describe('rows', () => {
  it('expire when their moment has come', async () => {
    await keep('over', before(1));
    await keep('now', now);
    await keep('to come', before(-1));
    await deleteExpired(database.sql, [expireAt(tickets.madeAt)], now);
    expect(await left()).toEqual(['to come']);
  });

  it('are kept for as long as their table says', async () => {
    await keep('too old', before(2 * day + 1));
    await keep('old', before(2 * day));
    const retention = keepFor(2 * day, tickets.madeAt);
    expect(await deleteExpired(database.sql, [retention], now)).toEqual(new Map([['tickets', 1]]));
    expect(await left()).toEqual(['old']);
  });

  it('of several moments are kept after the latest, and where one is missing', async () => {
    await keep('used long ago', before(9 * day), before(3 * day));
    await keep('used today', before(9 * day), before(1));
    await keep('never used', before(9 * day));
    await deleteExpired(database.sql, [keepFor(2 * day, [tickets.madeAt, tickets.usedAt])], now);
    expect(await left()).toEqual(['never used', 'used today']);
  });

  it('of some kinds alone go where the table says so', async () => {
    await keep('open', before(9 * day));
    await keep('closed', before(9 * day), null, 'closed');
    await deleteExpired(database.sql, [keepFor(day, tickets.madeAt, () => eq(tickets.state, 'closed'))], now);
    expect(await left()).toEqual(['open']);
  });

  it('go in batches, each once when two processes delete at once', async () => {
    await database.pool.query(
      `insert into tickets select 'one of many', 'open', '2026-01-01' from generate_series(1, 11000)`,
    );
    await keep('young', now);
    const retentions = [keepFor(day, tickets.madeAt)];
    const both = await Promise.all([
      deleteExpired(database.sql, retentions, now),
      deleteExpired(database.sql, retentions, now),
    ]);
    const counts = both.map((deleted) => deleted.get('tickets') ?? 0);
    expect(counts.reduce((sum, count) => sum + count)).toBe(11_000);
    expect(await left()).toEqual(['young']);
  });

  it('stay when the job must stop', async () => {
    await keep('over', before(day));
    await deleteExpired(database.sql, [expireAt(tickets.madeAt)], now, AbortSignal.abort());
    expect(await left()).toEqual(['over']);
  });
});
