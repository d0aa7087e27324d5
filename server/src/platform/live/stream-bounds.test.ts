import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createClient } from '@chalkline/contract/http/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { readHead } from '../live-events/live-outbox.ts';
import { startTallyProcess, type TallyProcess } from '../testing/start-tally-process.ts';
import { openReader, type StreamReader } from '../testing/stream-reader.ts';
import { addToTally, tallySchema } from '../testing/tallies.ts';
import { testDatabase } from '../testing/test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(tallySchema);
  await database.pool.query(`insert into tallies (id) values ('open')`);
});

const stream = '/api/live/stream?topics=tally:open';
const started = new Map<string, Promise<TallyProcess>>();
afterAll(async () => {
  await Promise.all([...started.values()].map(async (process) => (await process).stop()));
});

/** A process at this pace, the same for all tests that want it: one takes a second to start. */
function start(pace: Parameters<typeof startTallyProcess>[1]): Promise<TallyProcess> {
  const known = started.get(JSON.stringify(pace)) ?? startTallyProcess(database.url, pace);
  started.set(JSON.stringify(pace), known);
  return known;
}

/** Writes so many events of 60 kB, the next when this reader has the one before. */
async function write(baseUrl: string, count: number, reader: StreamReader): Promise<void> {
  const call = createClient({ baseUrl, token: () => null });
  for (let written = 1; written <= count; written += 1) {
    await call(addToTally, { params: { tallyId: 'open' }, body: { amount: 1, padding: 60_000 } });
    // The first message of all said that the stream is open.
    await reader.until((messages) => messages.length > written);
  }
}

/** Asks for a stream, reads its beginning, and then nothing any more. */
async function openLazily(baseUrl: string): Promise<Socket> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(`GET ${stream} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  await once(socket, 'data');
  socket.pause();
  return socket;
}

/** Reads what is left; gives how many bytes that were when the other side has gone. */
async function drain(socket: Socket): Promise<number> {
  const closed = once(socket, 'close');
  // A reset is one of the ways to be cut.
  socket.on('error', () => socket.destroy());
  socket.resume();
  await closed;
  return socket.bytesRead;
}

describe('a reader that comes back', () => {
  it('gets what it missed, but no old events', async () => {
    const { baseUrl } = await start({});
    const reader = await openReader({ baseUrl, topics: ['tally:open'] });
    const { seq } = await readHead(database.sql);
    await write(baseUrl, 1, reader);
    await reader.close();
    const firstAfter = async () => {
      const again = await openReader({ baseUrl, topics: ['tally:open'], after: String(seq) });
      await again.until((messages) => messages.length > 0);
      await again.close();
      return again.messages[0];
    };
    expect(await firstAfter()).toMatchObject({ event: 'open' });
    await database.pool.query(
      `update platform.live_outbox set created_at = created_at - interval '6 minutes'`,
    );
    expect(await firstAfter()).toMatchObject({ event: 'reset' });
  });
});

describe('a reader that does not read', () => {
  it('is cut when too much waits for it, and holds up nobody else', async () => {
    const { baseUrl } = await start({});
    const lazy = await openLazily(baseUrl);
    const diligent = await openReader({ baseUrl, topics: ['tally:open'] });
    await write(baseUrl, 200, diligent);
    expect(await drain(lazy)).toBeLessThan(200 * 60_000);
    await diligent.close();
  });

  it('is cut when it has taken nothing between two signs of life', async () => {
    const { baseUrl } = await start({ heartbeatEvery: 300, mostBytesWaiting: 100_000_000 });
    const lazy = await openLazily(baseUrl);
    const diligent = await openReader({ baseUrl, topics: ['tally:open'] });
    await write(baseUrl, 200, diligent);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await drain(lazy)).toBeLessThan(200 * 60_000);
    await diligent.close();
  });
});

describe('a process', () => {
  it('keeps so many streams of one address and no more', async () => {
    const { baseUrl } = await start({ streamsPerAddress: 2 });
    const readers = await Promise.all([1, 2, 3].map(() => openReader({ baseUrl, topics: ['tally:open'] })));
    expect(readers.map(({ response }) => response.status).toSorted()).toEqual([200, 200, 429]);
    await Promise.all(readers.map((reader) => reader.close()));
  });

  it('answers a HEAD and is done', async () => {
    const { baseUrl } = await start({});
    const response = await fetch(baseUrl + stream, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('text/event-stream');
  });

  it('that stops sends its streams away, each with a moment to come back', async () => {
    const process = await startTallyProcess(database.url);
    const readers = await Promise.all(
      Array.from({ length: 20 }, () => openReader({ baseUrl: process.baseUrl, topics: ['tally:open'] })),
    );
    await process.stop();
    await Promise.all(readers.map(({ ended }) => ended));
    const moments = readers.map((reader) => reader.retry() ?? 0);
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...moments)).toBeLessThanOrEqual(4_000);
    expect(new Set(moments).size).toBeGreaterThan(5);
  });

  it('gives a sign of life that moves the number on, also past other topics', async () => {
    const { baseUrl } = await start({ heartbeatEvery: 300 });
    await database.pool.query(`insert into tallies (id) values ('busy')`);
    const reader = await openReader({ baseUrl, topics: ['tally:open'] });
    await reader.until((messages) => messages.length === 1);
    const begun = Number(reader.lastId());
    const call = createClient({ baseUrl, token: () => null });
    await call(addToTally, { params: { tallyId: 'busy' }, body: { amount: 1 } });
    await expect.poll(() => Number(reader.lastId())).toBe(begun + 1);
    expect(reader.messages).toHaveLength(1);
    await reader.close();
  });

  it('never says a number from before the beginning, however early its sign of life comes', async () => {
    const { baseUrl } = await start({ heartbeatEvery: 15 });
    await write(baseUrl, 3, await openReader({ baseUrl, topics: ['tally:open'] }));
    const { seq } = await readHead(database.sql);
    const after = String(seq - 2);
    const readers = await Promise.all(
      Array.from({ length: 60 }, () => openReader({ baseUrl, topics: ['tally:open'], after })),
    );
    await Promise.all(readers.map((reader) => reader.until((messages) => messages.length === 3)));
    for (const { ids } of readers) expect(ids[0]).toBe(after);
    await Promise.all(readers.map((reader) => reader.close()));
  });
});
