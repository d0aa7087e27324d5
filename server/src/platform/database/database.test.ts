import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrate, migrationState } from '../migrations/migrate.ts';
import { testDatabase } from '../testing/test-database.ts';
import { brokenConstraint, joined, type OpenDatabase, type Transaction } from './database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('create table rows (id int constraint rows_id_unique unique, value int)');
  await database.pool.query('insert into rows values (1, 0), (2, 0)');
});

const add = (tx: Transaction, id: number) =>
  tx.sql.execute(sql`update rows set value = value + 1 where id = ${id}`);

async function readValue(id: number): Promise<number> {
  const result = await database.pool.query<{ value: number }>('select value from rows where id = $1', [id]);
  return result.rows[0]?.value ?? Number.NaN;
}

describe('a transaction', () => {
  it('is undone whole when its work throws, and what waited for the commit is forgotten', async () => {
    const done: string[] = [];
    const before = await readValue(1);
    const work = database.transaction(async (tx) => {
      await add(tx, 1);
      tx.afterCommit(() => done.push('told'));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await readValue(1)).toBe(before);
    expect(done).toEqual([]);
  });

  it('runs what waited for the commit once others can see it', async () => {
    const before = await readValue(1);
    const seen = await new Promise<Promise<number>>((resolve) => {
      void database.transaction(async (tx) => {
        await add(tx, 1);
        tx.afterCommit(() => resolve(readValue(1)));
      });
    });
    expect(await seen).toBe(before + 1);
  });

  it('is tried again after a deadlock, and the first try leaves nothing behind', async () => {
    const [one, two] = [await readValue(1), await readValue(2)];
    const told: number[] = [];
    let waiting = 2;
    let bothHoldOne: () => void = () => undefined;
    const meeting = new Promise<void>((resolve) => {
      bothHoldOne = resolve;
    });
    const crossing = (first: number, second: number) =>
      database.transaction(async (tx) => {
        tx.afterCommit(() => told.push(first));
        await add(tx, first);
        waiting -= 1;
        if (waiting === 0) bothHoldOne();
        if (waiting >= 0) await meeting;
        await add(tx, second);
      });
    await Promise.all([crossing(1, 2), crossing(2, 1)]);
    expect([await readValue(1), await readValue(2)]).toEqual([one + 2, two + 2]);
    expect(told.toSorted()).toEqual([1, 2]);
    expect(waiting).toBeLessThan(0);
  });

  it('fails as its work did where the connection broke, which nobody gets again', async () => {
    const pids: number[] = [];
    const pid = async (tx: Transaction) => {
      const { rows } = await tx.sql.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      return Number(rows[0]?.pid);
    };
    const work = database.transaction(async (tx) => {
      pids.push(await pid(tx));
      await database.pool.query('select pg_terminate_backend($1)', [pids[0]]);
      await expect(add(tx, 1)).rejects.toThrow();
      throw new Error('what the work says');
    });
    await expect(work).rejects.toThrow('what the work says');
    expect(pids).not.toContain(await database.transaction(pid));
  });

  it('as a snapshot sees one moment and cannot write', async () => {
    await database.transaction(async (tx) => {
      const read = () => tx.sql.execute<{ value: number }>(sql`select value from rows where id = 1`);
      const before = (await read()).rows[0]?.value;
      await database.pool.query('update rows set value = value + 1 where id = 1');
      expect((await read()).rows[0]?.value).toBe(before);
    }, 'snapshot');
    await expect(database.transaction((tx) => add(tx, 1), 'snapshot')).rejects.toThrow();
  });

  it('joined to another is undone with it', async () => {
    const before = await readValue(1);
    const work = database.transaction(async (outer) => {
      await joined(outer).transaction((tx) => add(tx, 1));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await readValue(1)).toBe(before);
  });
});

describe('the database', () => {
  it('names the constraint that refused a row', async () => {
    const refused = await database.sql.execute(sql`insert into rows values (1, 1)`).catch((error) => error);
    expect(brokenConstraint(refused)).toBe('rows_id_unique');
    expect(brokenConstraint(new Error('other'))).toBeNull();
  });

  it('refuses to migrate what began with other migrations', async () => {
    const first = '(select id from drizzle.__drizzle_migrations order by created_at, id limit 1)';
    const { rows } = await database.pool.query<{ hash: string }>(
      `select hash from drizzle.__drizzle_migrations where id = ${first}`,
    );
    await database.pool.query(`update drizzle.__drizzle_migrations set hash = 'another' where id = ${first}`);
    await expect(migrate(database)).rejects.toThrow('cannot be upgraded');
    await database.pool.query(`update drizzle.__drizzle_migrations set hash = $1 where id = ${first}`, [
      rows[0]?.hash,
    ]);
    await migrate(database);
  });

  it('is migrated by one process at a time', async () => {
    await Promise.all([migrate(database), migrate(database), migrate(database)]);
    const { known, applied } = await migrationState(database);
    expect(known).toBeGreaterThan(0);
    expect(applied).toBe(known);
  });
});
