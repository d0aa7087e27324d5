import { randomUUID } from 'node:crypto';
import { endpoint } from '@chalkline/contract/http/endpoint.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { OpenDatabase } from '../database/database.ts';
import { deleteExpired } from '../database/retention.ts';
import { type BareServer, bareServer } from '../testing/bare-server.ts';
import { testDatabase } from '../testing/test-database.ts';
import { idempotencyRetention } from './idempotency.table.ts';
import { Refusal } from './refusal.ts';
import { serve } from './serve.ts';

const count = endpoint({
  method: 'POST',
  path: '/api/counts',
  summary: 'Counts one up',
  access: 'public',
  body: z.strictObject({ by: z.int(), fail: z.boolean().default(false) }),
  data: z.object({ value: z.int() }),
  status: 201,
  errors: [],
  idempotency: 'required',
});

const counting = serve(count, async ({ parts, body }) =>
  parts.database.transaction(async (tx) => {
    const result = await tx.sql.execute<{ value: number }>(
      sql`update counts set value = value + ${body.by} returning value`,
    );
    await tx.sql.execute(sql`select pg_sleep(0.05)`);
    if (body.fail) throw new Refusal(409, [{ code: 'state_changed', message: 'Not now.' }]);
    return { value: Number(result.rows[0]?.value) };
  }),
);

let database: OpenDatabase;
let server: BareServer;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('create table counts (value int not null)');
  await database.pool.query('insert into counts values (0)');
  server = await bareServer([counting], { strict: true, database });
});
afterAll(() => server.close());

function send(key: string | undefined, payload: object) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return server.app.inject({ method: 'POST', url: '/api/counts', headers, payload });
}
async function value(): Promise<number> {
  const result = await database.pool.query<{ value: number }>('select value from counts');
  return result.rows[0]?.value ?? Number.NaN;
}

describe('a call with an Idempotency-Key', () => {
  it('is refused without one, or with one that is too short', async () => {
    expect((await send(undefined, { by: 1 })).json().errors[0].code).toBe('idempotency_key_missing');
    expect((await send('abc', { by: 1 })).statusCode).toBe(422);
  });

  it('happens once under twenty parallel repeats, which all get the first answer', async () => {
    const before = await value();
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(key, { by: 1 })));
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(replies.every((reply) => reply.statusCode === 201)).toBe(true);
    expect(await value()).toBe(before + 1);
  });

  it('is 409 with another body, and nothing happens', async () => {
    const key = randomUUID();
    await send(key, { by: 1 });
    const before = await value();
    const reply = await send(key, { by: 2 });
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([409, 'idempotency_key_reused']);
    expect(await value()).toBe(before);
  });

  it('doesn’t store errors: a repeat is handled from scratch', async () => {
    const before = await value();
    const key = randomUUID();
    expect((await send(key, { by: 1, fail: true })).statusCode).toBe(409);
    expect(await value()).toBe(before);
    expect((await send(key, { by: 1 })).statusCode).toBe(201);
    expect(await value()).toBe(before + 1);
  });

  it('is forgotten after a day', async () => {
    const key = randomUUID();
    await send(key, { by: 1 });
    server.clock.advance(25 * 3_600_000);
    const deleted = await deleteExpired(database.sql, [idempotencyRetention], server.clock.now());
    expect(deleted.get('idempotency_keys')).toBeGreaterThan(0);
    expect((await send(key, { by: 5 })).statusCode).toBe(201);
  });
});
