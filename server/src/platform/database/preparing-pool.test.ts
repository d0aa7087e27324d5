import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { StatementNames } from './preparing-pool.ts';

describe('names of statements', () => {
  it('come with the fourth time, and stay', () => {
    const names = new StatementNames();
    const given = [1, 2, 3, 4, 5].map(() => names.nameOf('select 1'));
    expect(given.slice(0, 3)).toEqual([undefined, undefined, undefined]);
    expect(given[3]).toMatch(/^[0-9a-f]{32}$/);
    expect(given[4]).toBe(given[3]);
    expect(names.nameOf('select 2')).toBeUndefined();
  });

  it('are bounded, however many texts come', () => {
    const names = new StatementNames();
    let named = 0;
    for (let text = 0; text < 2000; text += 1) {
      for (let time = 0; time < 4; time += 1) if (names.nameOf(`select ${text}`) !== undefined) named += 1;
    }
    expect(named).toBe(400);
  });
});

describe('a pool', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  const prepared = async () => {
    const result = await database.pool.query<{ statement: string }>(
      'select statement from pg_prepared_statements',
    );
    return result.rows.map(({ statement }) => statement);
  };

  it('prepares what comes again and again, with the right values each time', async () => {
    const results: unknown[] = [];
    for (let value = 0; value < 8; value += 1) {
      const { rows } = await database.sql.execute(sql`select ${value}::int + 1 as next`);
      results.push(rows[0]?.next);
    }
    expect(results).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await prepared()).toContain('select $1::int + 1 as next');
  });

  it('plans statements in a transaction again each time', async () => {
    for (let time = 0; time < 8; time += 1) {
      await database.transaction((tx) => tx.sql.execute(sql`select ${time}::int + 7 as planned`));
    }
    expect(await prepared()).not.toContain('select $1::int + 7 as planned');
  });

  it('goes on after a statement that failed', async () => {
    const divide = (by: number) =>
      database.sql.execute<{ value: number }>(sql`select 10 / ${by}::int as value`);
    for (const by of [1, 2, 5, 10]) await divide(by);
    await expect(divide(0)).rejects.toThrow();
    expect((await divide(2)).rows[0]?.value).toBe(5);
  });
});
