import { createClient } from '@chalkline/contract/http/client.ts';
import type { LiveChange } from '@chalkline/contract/live/live-stream.ts';
import type { SseMessage } from '@chalkline/contract/live/sse-parser.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import type { OpenDatabase } from '../database/database.ts';
import { makeLog } from '../log/log.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import { startTallyProcess, type TallyProcess } from '../testing/start-tally-process.ts';
import { openReader, type ReaderOptions } from '../testing/stream-reader.ts';
import { addToTally, tallySchema, tallyTopic, tallyViewers } from '../testing/tallies.ts';
import { testDatabase } from '../testing/test-database.ts';
import { usualPace } from './live-pace.ts';
import { makeLive } from './make-live.ts';

let database: OpenDatabase;
let server: TallyProcess;
/** Publishes as a command would: it is not started, so others give its events their numbers. */
let unstarted: ReturnType<typeof makeLive>;

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(tallySchema);
  server = await startTallyProcess(database.url, { streamsPerPerson: 3 });
  unstarted = makeLive({
    database,
    log: makeLog('silent'),
    clock: systemClock,
    metrics: makeMetrics(),
    topics: [tallyTopic],
    viewersOf: tallyViewers,
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await database.pool.query(`
    truncate tallies, tally_watchers, tally_sessions;
    insert into tallies (id) values ('open'), ('other'), ('private');
    insert into tally_watchers values ('private', 'mira'), ('private', 'jon');
    insert into tally_sessions values ('mira-phone', 'mira'), ('mira-desk', 'mira'), ('noor-phone', 'noor')`);
});

const read = (options: Omit<ReaderOptions, 'baseUrl'>) => openReader({ baseUrl: server.baseUrl, ...options });
const call = createClient({
  baseUrl: '',
  fetch: (path, init) => fetch(`${server.baseUrl}${path}`, init),
  token: () => null,
});
const add = (tallyId: string, more: { padding?: number } = {}) =>
  call(addToTally, { params: { tallyId }, body: { amount: 1, ...more } });

const changes = (messages: readonly SseMessage[]) =>
  messages.filter(({ event }) => event === 'message').map(({ data }) => JSON.parse(data) as LiveChange);
const has = (event: string) => (messages: readonly SseMessage[]) =>
  messages.some((message) => message.event === event);

describe('a stream', () => {
  it('begins with its number and brings what is committed afterwards', async () => {
    const reader = await read({ topics: ['tally:open'] });
    expect(reader.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(reader.response.headers.get('content-encoding')).toBeNull();
    expect(reader.response.headers.get('x-content-type-options')).toBe('nosniff');
    await reader.until(has('open'));
    await add('other');
    await add('open');
    await reader.until(has('message'));
    expect(changes(reader.messages)).toMatchObject([
      { topic: 'tally:open', kind: 'added', data: { version: 1 } },
    ]);
    expect(Number(reader.lastId())).toBe(Number(reader.messages[0]?.id) + 2);
    await reader.close();
  });

  it('goes on after the number it is given, and says nothing of what was rolled back', async () => {
    const position = await unstarted.position(database.sql);
    await add('open');
    const refused = database.transaction(async (tx) => {
      await unstarted.publish(tx, { topic: 'tally:open', kind: 'never', data: {} });
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    await add('open');
    const reader = await read({ topics: ['tally:open'], after: position });
    await reader.until((messages) => changes(messages).length === 2);
    expect(reader.messages.map(({ event }) => event)).toEqual(['open', 'message', 'message']);
    expect(changes(reader.messages).map(({ kind }) => kind)).toEqual(['added', 'added']);
    await reader.close();
  });

  it('doesn’t repeat revoked events, and asks to reload', async () => {
    const position = await unstarted.position(database.sql);
    await add('open');
    await add('other');
    await database.transaction((tx) => unstarted.revoke(tx, ['tally:open']));
    await add('open');
    const reader = await read({ topics: ['tally:open', 'tally:other'], after: position });
    await reader.until((messages) => changes(messages).length === 2);
    expect(reader.messages.map(({ event }) => event)).toEqual(['open', 'reset', 'message', 'message']);
    expect(JSON.parse(reader.messages[1]?.data ?? '')).toEqual({ topic: 'tally:open' });
    expect(changes(reader.messages).map(({ topic }) => topic)).toEqual(['tally:other', 'tally:open']);
    await reader.close();
  });

  it('brings what a process wrote that died before it gave it a number', async () => {
    const reader = await read({ topics: ['tally:open'] });
    await database.transaction((tx) => unstarted.publish(tx, { topic: 'tally:open', kind: 'left', data: 1 }));
    await reader.until(has('message'));
    expect(changes(reader.messages)).toEqual([{ topic: 'tally:open', kind: 'left', data: 1 }]);
    await reader.close();
  });

  it('asks to read again instead of sending more than 64 kB', async () => {
    const reader = await read({ topics: ['tally:open', 'tally:other'] });
    await add('open', { padding: 70_000 });
    await reader.until(has('reset'));
    expect(JSON.parse(reader.messages.at(-1)?.data ?? '')).toEqual({ topic: 'tally:open' });
    await reader.close();
  });

  it('goes on when the connection that listens is killed', async () => {
    const reader = await read({ topics: ['tally:open'] });
    await reader.until(has('open'));
    const killed = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'chalkline live' and datname = current_database()`,
    );
    expect(killed.rowCount).toBe(1);
    for (let version = 1; version <= 3; version += 1) await add('open');
    await reader.until((messages) => changes(messages).length === 3);
    expect(changes(reader.messages).map(({ data }) => (data as { version: number }).version)).toEqual([
      1, 2, 3,
    ]);
    await reader.close();
  });
});

describe('a stream that comes back', () => {
  it('starts afresh when a number is not one of ours, from the future or past keeping', async () => {
    const head = Number(await unstarted.position(database.sql));
    for (const after of ['nonsense', String(head + 1_000)]) {
      const reader = await read({ topics: ['tally:open'], after });
      await reader.until((messages) => messages.length > 0);
      expect(reader.messages[0]).toMatchObject({ event: 'reset', data: '{}' });
      expect(Number(reader.lastId())).toBeGreaterThanOrEqual(head);
      await reader.close();
    }
  });

  it('starts afresh when it missed more than it is sent', async () => {
    const position = await unstarted.position(database.sql);
    await database.pool.query(
      `insert into platform.live_outbox (topic, kind, created_at) select 'tally:open', 'added', now() from generate_series(1, 2001)`,
    );
    const other = await read({ topics: ['tally:other'], after: position });
    await add('other');
    await other.until(has('message'));
    const reader = await read({ topics: ['tally:open'], after: position });
    await reader.until((messages) => messages.length > 0);
    expect(reader.messages[0]?.event).toBe('reset');
    expect(other.messages.map(({ event }) => event)).toEqual(['open', 'message']);
    await Promise.all([reader.close(), other.close()]);
  });
});

describe('rights', () => {
  it('hide private things and unknown ones alike', async () => {
    const answers = await Promise.all(
      [['tally:private'], ['tally:none'], ['nothing:1']].map(async (topics) => {
        const { response } = await read({ topics });
        return [response.status, await response.json()];
      }),
    );
    expect(answers[0]?.[0]).toBe(404);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect((await read({ topics: ['tally:private'], token: 'noor-phone' })).response.status).toBe(404);
    expect((await read({ topics: ['tally:private'], token: 'ended' })).response.status).toBe(401);
    expect((await read({ topics: ['Not a topic'] })).response.status).toBe(422);
  });

  it('let the rest through when one of several topics is refused', async () => {
    const reader = await read({ topics: ['tally:private', 'tally:open'] });
    await reader.until(has('withdrawn'));
    expect(JSON.parse(reader.messages.at(-1)?.data ?? '')).toEqual({ topic: 'tally:private' });
    await add('private');
    await add('open');
    await reader.until(has('message'));
    expect(changes(reader.messages).map(({ topic }) => topic)).toEqual(['tally:open']);
    await reader.close();
  });

  it('end within 5 s of being taken away, and others keep theirs', async () => {
    const reader = await read({ topics: ['tally:private'], token: 'mira-phone' });
    await database.pool.query(`insert into tally_sessions values ('jon-phone', 'jon')`);
    const keeper = await read({ topics: ['tally:private'], token: 'jon-phone' });
    await add('private');
    await Promise.all([reader.until(has('message')), keeper.until(has('message'))]);
    await database.pool.query(`delete from tally_watchers where person_id = 'mira'`);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await add('private');
    await Promise.all([
      reader.until(has('withdrawn')),
      keeper.until((messages) => changes(messages).length === 2),
    ]);
    expect(changes(reader.messages)).toHaveLength(1);
    await Promise.all([reader.close(), keeper.close()]);
  });

  it('end with the session: its streams are shut at the next check, in 5 s at most, and only its', async () => {
    expect(usualPace.checkSessionsEvery).toBeLessThan(5_000);
    const gone = await read({ topics: ['tally:private'], token: 'mira-phone' });
    const stays = await read({ topics: ['tally:private'], token: 'mira-desk' });
    await database.pool.query(`delete from tally_sessions where id = 'mira-phone'`);
    await gone.ended;
    await add('private');
    await stays.until(has('message'));
    await stays.close();
  });
});

describe('a person', () => {
  it('has so many streams and no more, until one ends', async () => {
    const open = () => read({ topics: ['tally:open'], token: 'noor-phone' });
    const readers = [await open(), await open(), await open()];
    const refused = await open();
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get('retry-after')).toBe('15');
    await readers.pop()?.close();
    await expect
      .poll(async () => {
        const reader = await open();
        if (reader.response.ok) readers.push(reader);
        return reader.response.status;
      })
      .toBe(200);
    await Promise.all(readers.map((reader) => reader.close()));
  });
});
