import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { makeLog } from '../log/log.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import { testDatabase } from '../testing/test-database.ts';
import { LiveFeed } from './live-feed.ts';
import { makeLive } from './make-live.ts';

const database = await testDatabase();
const log = makeLog('silent');
const told: string[] = [];
let gaps = 0;
let feed: LiveFeed;

beforeEach(async () => {
  told.length = 0;
  gaps = 0;
  feed = new LiveFeed({
    url: database.url,
    log,
    pollEvery: 50,
    onEvent: ({ json }) => told.push(json),
    onPassing: () => undefined,
    onGap: () => {
      gaps += 1;
    },
  });
  await feed.start();
});
afterEach(() => feed.stop());

const outbox = makeLive({
  database,
  log,
  clock: systemClock,
  metrics: makeMetrics(),
  topics: [],
  viewersOf: async () => new Map(),
});
const publish = (...numbers: number[]) =>
  database.transaction(async (tx) => {
    for (const data of numbers) await outbox.publish(tx, { topic: 'tally:1', kind: 'added', data });
  });

it('tells more than a page of events in the order in which they were written', async () => {
  const numbers = Array.from({ length: 1_200 }, (_, index) => index);
  await publish(...numbers);
  await expect.poll(() => told.length).toBe(1_200);
  expect(told).toEqual(numbers.map(String));
  expect(gaps).toBe(0);
});

it('begins at the head: what was before is for those who ask for it', async () => {
  await publish(1);
  await expect.poll(() => told).toEqual(['1']);
  const late: string[] = [];
  const second = new LiveFeed({
    url: database.url,
    log,
    pollEvery: 50,
    onEvent: ({ json }) => late.push(json),
    onPassing: () => undefined,
    onGap: () => undefined,
  });
  await second.start();
  await publish(2);
  await expect.poll(() => late).toEqual(['2']);
  await second.stop();
});

it('notices that the numbers jumped, forwards or back, and goes on from there', async () => {
  await publish(1);
  await expect.poll(() => told).toEqual(['1']);
  await database.pool.query('update platform.live_head set seq = seq + 1000, swept_seq = seq + 1000');
  await expect.poll(() => gaps).toBe(1);
  await publish(2);
  await expect.poll(() => told).toEqual(['1', '2']);
  await database.pool.query('delete from platform.live_outbox');
  await database.pool.query('update platform.live_head set seq = 5, swept_seq = 5');
  await expect.poll(() => gaps).toBe(2);
  await publish(3);
  await expect.poll(() => told).toEqual(['1', '2', '3']);
});
