import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { LiveChange } from '@chalkline/contract/live/live-stream.ts';
import type { SseMessage } from '@chalkline/contract/live/sse-parser.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { startTallyProcess, type TallyProcess } from '../testing/start-tally-process.ts';
import { openReader, type StreamReader } from '../testing/stream-reader.ts';
import {
  addToTally,
  allTallies,
  passTally,
  readTallies,
  type Tally,
  tallySchema,
} from '../testing/tallies.ts';
import { testDatabase } from '../testing/test-database.ts';

let database: OpenDatabase;
let processes: TallyProcess[];

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(tallySchema);
  // A heartbeat often, so that streams that come back also go on from numbers without a message.
  const pace = { heartbeatEvery: 300 };
  processes = await Promise.all([
    startTallyProcess(database.url, pace),
    startTallyProcess(database.url, pace),
  ]);
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
});

/** What happens in one run, all of it drawn by chance and written down when the run fails. */
const plan = fc.record({
  /** For each of eight writers: which tally, by which process, after how many milliseconds. */
  writers: fc.array(
    fc.array(fc.record({ tally: fc.nat(3), process: fc.nat(1), pause: fc.nat(12) }), {
      minLength: 15,
      maxLength: 30,
    }),
    { minLength: 8, maxLength: 8 },
  ),
  /** For each reader: where it opens its streams, and after how many milliseconds it loses them. */
  readers: fc.array(
    fc.array(fc.record({ process: fc.nat(1), lasts: fc.integer({ min: 20, max: 250 }) }), {
      minLength: 3,
      maxLength: 8,
    }),
    { minLength: 4, maxLength: 4 },
  ),
  longFor: fc.integer({ min: 300, max: 700 }),
});

type Plan = typeof plan extends fc.Arbitrary<infer Drawn> ? Drawn : never;

it('snapshot plus events equals the new state, whatever writers, delays and restarts there are', async () => {
  await fc.assert(fc.asyncProperty(plan, play), { numRuns: 4, endOnFailure: true });
}, 120_000);

async function play({ writers, readers, longFor }: Plan): Promise<void> {
  await database.pool.query(
    `truncate tallies; insert into tallies (id) values ('t0'), ('t1'), ('t2'), ('t3'), ('long')`,
  );
  const watching = readers.map((reader) => makeReader(reader));
  await Promise.all(watching.map((reader) => reader.begin()));
  // Written first, committed last: numbers given at the time of writing would lose it.
  const long = callOn(0)(addToTally, { params: { tallyId: 'long' }, body: { amount: 1, holdFor: longFor } });
  const readings = watching.map((reader) => reader.readOn());
  await Promise.all(writers.map(write));
  await long;
  const truth = await allTallies(database.sql);
  await Promise.all(watching.map((reader) => reader.reach(truth)));
  await Promise.all(readings);
  for (const reader of watching) expect(reader.tallies()).toEqual(truth);
}

async function write(steps: Plan['writers'][number]): Promise<void> {
  for (const { tally, process, pause } of steps) {
    await sleep(pause);
    await callOn(process)(addToTally, { params: { tallyId: `t${tally}` }, body: { amount: pause + 1 } });
  }
}

/** Takes a snapshot, then only events, from whichever process it happens to reach. */
function makeReader(streams: Plan['readers'][number]) {
  const tallies = new Map<string, Tally>();
  let position = '';
  let tell: () => void = () => undefined;
  let goal: readonly Tally[] | null = null;

  function take({ event, data }: SseMessage): void {
    expect(['open', 'message']).toContain(event);
    if (event === 'open') return;
    const { topic, data: sent } = JSON.parse(data) as LiveChange;
    const { id, version, value } = sent as Tally;
    expect(topic).toBe(`tally:${id}`);
    const known = tallies.get(id)?.version ?? 0;
    // An event of before the snapshot or of a second telling changes nothing; a hole is a lost event.
    expect(version).toBeLessThanOrEqual(known + 1);
    if (version === known + 1) tallies.set(id, { id, version, value });
    tell();
  }

  async function watch(process: number, isEnough: Promise<unknown>): Promise<void> {
    const topics = [...tallies.keys()].map((id) => `tally:${id}`);
    const reader = await openReader({ baseUrl: urlOf(process), topics, after: position, onMessage: take });
    expect(reader.response.status).toBe(200);
    await Promise.race([isEnough, reader.ended]);
    await reader.close();
    position = reader.lastId() ?? position;
  }

  return {
    async begin() {
      const { data } = await callOn(streams[0]?.process ?? 0)(readTallies);
      position = data.position;
      for (const tally of data.tallies) tallies.set(tally.id, tally);
    },
    async readOn() {
      for (const { process, lasts } of streams) await watch(process, sleep(lasts));
    },
    /** Opens one more stream and reads until it has come as far as the truth. */
    async reach(truth: readonly Tally[]) {
      goal = truth;
      const arrived = new Promise<void>((resolve) => {
        tell = () => {
          if (goal?.every(({ id, version }) => tallies.get(id)?.version === version)) resolve();
        };
        tell();
      });
      await watch(streams.length % 2, Promise.race([arrived, sleep(30_000)]));
    },
    tallies: () => [...tallies.values()].toSorted((a, b) => a.id.localeCompare(b.id)),
  };
}

function urlOf(process: number): string {
  return processes[process]?.baseUrl ?? '';
}

function callOn(process: number) {
  return createClient({ baseUrl: urlOf(process), token: () => null });
}

it('passes what is not stored to those who watch on any process and may, and to nobody later', async () => {
  await database.pool.query(
    `truncate tallies; insert into tallies (id) values ('own');
     insert into tally_watchers values ('own', 'mira'); insert into tally_sessions values ('m', 'mira'), ('n', 'noor')`,
  );
  const topics = ['tally:own'];
  const watch = (process: number, token: string, after?: string) =>
    openReader({ baseUrl: urlOf(process), topics, token, ...(after && { after }) });
  const passed = (reader: StreamReader) =>
    reader.messages.filter(({ event }) => event === 'passing').map(({ data }) => JSON.parse(data));
  const readers = await Promise.all([watch(0, 'm'), watch(1, 'm')]);
  await Promise.all(readers.map((reader) => reader.until((messages) => messages.length > 0)));
  const position = readers[0]?.lastId() ?? '';
  expect((await watch(1, 'n')).response.status).toBe(404);
  await callOn(0)(passTally, { params: { tallyId: 'own' }, body: { word: 'one' } });
  await callOn(1)(passTally, { params: { tallyId: 'own' }, body: { word: 'two' } });
  for (const reader of readers) {
    await reader.until(() => passed(reader).length === 2);
    expect(passed(reader)).toEqual([
      { topic: 'tally:own', kind: 'passed', data: 'one' },
      { topic: 'tally:own', kind: 'passed', data: 'two' },
    ]);
    expect(reader.lastId()).toBe(position);
  }
  const kept = await database.pool.query(
    "select from platform.live_outbox where topic = 'tally:own' and kind = 'passed'",
  );
  expect(kept.rowCount).toBe(0);
  // Whoever loses the right gets nothing more.
  await database.pool.query("delete from tally_watchers; insert into tally_watchers values ('own', 'noor')");
  const late = await watch(0, 'n', position);
  await expect
    .poll(async () => {
      await callOn(1)(passTally, { params: { tallyId: 'own' }, body: { word: 'three' } });
      return readers.every(({ messages }) => messages.some(({ event }) => event === 'withdrawn'));
    })
    .toBe(true);
  await late.until(() => passed(late).length > 0);
  expect(passed(late).every(({ data }) => data === 'three')).toBe(true);
  await Promise.all([...readers, late].map((reader) => reader.close()));
});
