import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestClock } from '../clock/clock.ts';
import type { OpenDatabase } from '../database/database.ts';
import { readHead } from '../live-events/live-outbox.ts';
import { makeLog } from '../log/log.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import { startTallyProcess, type TallyProcess } from '../testing/start-tally-process.ts';
import { openReader } from '../testing/stream-reader.ts';
import { tallySchema, tallyTopic, tallyViewers } from '../testing/tallies.ts';
import { testDatabase } from '../testing/test-database.ts';
import { sweepLiveEvents } from './live-sweep.ts';
import { makeLive } from './make-live.ts';

let database: OpenDatabase;
let server: TallyProcess;
const clock = new TestClock();
const log = makeLog('silent');

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(`${tallySchema} insert into tallies (id) values ('open')`);
  server = await startTallyProcess(database.url, { pollEvery: 50, longestAway: 1e15 });
});
afterAll(() => server.stop());

/** Publishes so many and waits until they have their numbers. Gives the last. */
async function publish(count: number): Promise<number> {
  const live = makeLive({
    database,
    log,
    clock,
    metrics: makeMetrics(),
    topics: [tallyTopic],
    viewersOf: tallyViewers,
  });
  const { seq } = await readHead(database.sql);
  await database.transaction(async (tx) => {
    for (let number = 0; number < count; number += 1) {
      await live.publish(tx, { topic: 'tally:open', kind: 'added', data: number });
    }
  });
  await expect.poll(async () => (await readHead(database.sql)).seq).toBe(seq + count);
  return seq + count;
}

const sweep = () => sweepLiveEvents({ database, clock, log }, {}, { signal: AbortSignal.timeout(9_000) });

async function firstOf(after: number) {
  const reader = await openReader({ baseUrl: server.baseUrl, topics: ['tally:open'], after: String(after) });
  await reader.until((messages) => messages.length > 0);
  await reader.close();
  return reader.messages[0];
}

it('keeps events for a day; a client that was away for longer starts over', async () => {
  const old = await publish(30);
  clock.advance(23 * 3_600_000);
  await sweep();
  expect(await readHead(database.sql)).toEqual({ seq: old, sweptSeq: 0 });
  const recent = await publish(5);
  clock.advance(2 * 3_600_000);
  await sweep();
  expect(await readHead(database.sql)).toEqual({ seq: recent, sweptSeq: old });
  const kept = await database.pool.query('select from platform.live_outbox');
  expect(kept.rowCount).toBe(5);
  expect(await firstOf(old - 1)).toMatchObject({ event: 'reset', id: String(recent) });
  expect(await firstOf(old)).toMatchObject({ event: 'open', id: String(old) });
});

it('goes on counting where it was when everything has been swept', async () => {
  const last = await publish(1);
  clock.advance(48 * 3_600_000);
  await sweep();
  expect(await readHead(database.sql)).toEqual({ seq: last, sweptSeq: last });
  expect(await publish(1)).toBe(last + 1);
});
