import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { databaseError, type OpenDatabase } from './database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('create table pieces (first int primary key, content bytea not null)');
});

function numbered(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(number);
  return bytes;
}

const pieces = sql`pieces (first, content)`;

describe('reading and writing in bulk', () => {
  it('gives fields back as they were written, large, empty and none', async () => {
    const large = Buffer.alloc(3_000_000, 'chalk ');
    const found = await database.transaction(async (tx) => {
      await tx.bulk.write(pieces, [
        [numbered(1), large],
        [numbered(2), Buffer.alloc(0)],
      ]);
      return tx.bulk.read(
        sql`select first, content, null::bytea from pieces where ${'a'} <> ${"it's"} order by 1`,
      );
    });
    expect(found.map(([first]) => first?.readInt32BE())).toEqual([1, 2]);
    expect(found.map(([, content]) => content?.length)).toEqual([large.length, 0]);
    expect(found[0]?.[1]?.equals(large)).toBe(true);
    expect(found.map(([, , none]) => none)).toEqual([null, null]);
  });

  it('gives no rows where there are none', async () => {
    expect(await database.transaction((tx) => tx.bulk.read(sql`select 1 where false`))).toEqual([]);
  });

  it('is part of the transaction, and says what was wrong', async () => {
    const twice = database.transaction(async (tx) => {
      await tx.bulk.write(pieces, [[numbered(7), numbered(7)]]);
      await tx.bulk.write(pieces, [[numbered(7), Buffer.alloc(2_000_000)]]);
    });
    expect(databaseError(await twice.catch((error: unknown) => error))?.code).toBe('23505');
    const unread = database.transaction((tx) => tx.bulk.read(sql`select 1 / 0`));
    expect(databaseError(await unread.catch((error: unknown) => error))?.code).toBe('22012');
    const { rows } = await database.pool.query('select 1 from pieces where first = 7');
    expect(rows).toEqual([]);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
