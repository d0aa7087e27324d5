import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TestClock } from '../clock/clock.ts';
import { bossDatabase, queueName } from '../job-queue/job-queue.ts';
import { makeLog } from '../log/log.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import type { Parts } from '../parts.ts';
import { testDatabase } from '../testing/test-database.ts';
import { doneBy, type Job, type JobRun, job } from './jobs.ts';
import { makeJobs, type ProcessJobs } from './make-jobs.ts';

const database = await testDatabase();
const noteJob = job({ name: 'test.note', data: z.strictObject({ id: z.string() }), retries: 3 });
const secretJob = job({ name: 'test.secret', data: z.strictObject({ code: z.string() }), sealed: true });

interface Note {
  id: string;
  attempt: number;
  by: string;
}

const opened: ProcessJobs[] = [];
const notes: Note[] = [];
const logged: string[] = [];

/** A process of its own, as far as jobs go. `work` may wait or throw. */
async function open(
  by: string,
  role: 'web' | 'worker' = 'worker',
  work: (id: string, run: JobRun) => Promise<void> = async () => undefined,
  more: readonly Job[] = [],
) {
  const clock = new TestClock();
  const log = makeLog('error', { write: (line: string) => logged.push(line) });
  const metrics = makeMetrics();
  const jobs = makeJobs({
    database,
    clock,
    log,
    config: { role, appSecret: 'a secret of the test, long enough' },
    jobs: [
      ...more,
      doneBy(noteJob, async () => async (_parts, { id }, run) => {
        notes.push({ id, attempt: run.attempt, by });
        await work(id, run);
      }),
      doneBy(secretJob, async () => async (_parts, { code }) => {
        notes.push({ id: code, attempt: 1, by });
      }),
    ],
    pace: { pollSeconds: 0.5, retrySeconds: 1, workers: 2 },
  });
  const parts = { database, clock, log, metrics, jobs } as unknown as Parts;
  await jobs.start(parts);
  opened.push(jobs);
  const send = (id: string, options = {}) =>
    database.transaction((tx) => jobs.enqueue(tx, noteJob, { id }, options));
  return { jobs, parts, clock, metrics, send };
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 400) throw new Error('It did not happen in 20 s.');
    await pause(50);
  }
}

const rows = async () =>
  (await database.pool.query(`select state, data, output from pgboss.job where name = $1`, [queueName])).rows;

afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop(5)));
  await database.pool.query(`delete from pgboss.job`);
  notes.length = 0;
  logged.length = 0;
});

describe('jobs', () => {
  it('happen when the transaction commits', async () => {
    const { send } = await open('a');
    await send('one');
    await until(() => notes.length === 1);
    expect(notes).toEqual([{ id: 'one', attempt: 1, by: 'a' }]);
  });

  it('do not happen when it fails', async () => {
    const { jobs, parts } = await open('a', 'web');
    await expect(
      database.transaction(async (tx) => {
        await jobs.enqueue(tx, noteJob, { id: 'never' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await jobs.drain(parts);
    expect(notes).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('are queued by the thousand, each key once, and only if the transaction commits', async () => {
    const { jobs } = await open('a', 'web');
    const all = Array.from({ length: 1500 }, (_, index) => ({
      data: { id: `n${index}` },
      ...(index < 3 && { onlyOne: 'same' }),
    }));
    const refused = database.transaction(async (tx) => {
      await jobs.enqueueAll(tx, noteJob, all);
      throw new Error('changed my mind');
    });
    await expect(refused).rejects.toThrow('changed my mind');
    expect(await rows()).toEqual([]);
    await database.transaction((tx) => jobs.enqueueAll(tx, noteJob, all));
    await database.transaction((tx) => jobs.enqueueAll(tx, noteJob, all.slice(0, 3)));
    const queued = (await rows()) as { data: { data: { id: string } } }[];
    expect(queued).toHaveLength(1498);
    expect(queued.filter(({ data }) => ['n0', 'n1', 'n2'].includes(data.data.id))).toHaveLength(1);
    const wrong = [{ data: { id: 7 } }] as unknown as { data: { id: string } }[];
    await expect(database.transaction((tx) => jobs.enqueueAll(tx, noteJob, wrong))).rejects.toThrow(
      'expected',
    );
  });

  it('are refused when they do not carry what they should', async () => {
    const { jobs } = await open('a', 'web');
    const wrong = { id: 7 } as unknown as { id: string };
    await expect(database.transaction((tx) => jobs.enqueue(tx, noteJob, wrong))).rejects.toThrow('expected');
  });

  it('run once each under two processes', async () => {
    const slowly = () => pause(30);
    const [a] = await Promise.all([open('a', 'worker', slowly), open('b', 'worker', slowly)]);
    const ids = Array.from({ length: 60 }, (_, index) => `n${index}`);
    await Promise.all(ids.map((id) => a.send(id)));
    await until(() => notes.length >= ids.length);
    await pause(700);
    expect(notes.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(notes.map(({ by }) => by))).toEqual(new Set(['a', 'b']));
  });

  it('that fail are tried again, logged by id and counted', async () => {
    const { send, metrics } = await open('a', 'worker', async (_id, { attempt }) => {
      if (attempt < 3) throw new Error('not yet');
    });
    await send('private-id');
    await until(() => notes.length === 3);
    await until(() => logged.length === 2);
    expect(notes.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(logged[0]).toMatch(/"job":"test.note","jobId":"[\w-]{36}","attempt":1/);
    expect(logged.join()).not.toContain('private-id');
    const text = await metrics.registry.metrics();
    expect(text).toContain('chalkline_jobs_total{job="test.note",outcome="failed"} 2');
  });

  it('leave no reason for a failure in the table, only in the log', async () => {
    const { send, jobs, parts } = await open('a', 'web', async () => {
      throw new Error('the letter said 123456');
    });
    await send('x');
    await expect(jobs.drain(parts)).rejects.toThrow('test.note failed');
    expect(JSON.stringify(await rows())).not.toContain('123456');
  });

  it('under way are finished before a process stops', async () => {
    const worker = await open('a', 'worker', () => pause(1200));
    await worker.send('slow');
    await until(() => notes.length === 1);
    await worker.jobs.stop(10);
    expect(await rows()).toMatchObject([{ state: 'completed' }]);
  });

  it('that a stopping process cannot finish are taken by another', async () => {
    const aborted: string[] = [];
    const slow = await open('a', 'worker', async (id, { signal }) => {
      await pause(30_000, undefined, { signal }).catch(() => aborted.push(id));
    });
    await slow.send('heavy');
    await until(() => notes.length === 1);
    await slow.jobs.stop(1);
    await open('b');
    await until(() => notes.length === 2);
    expect(notes[1]).toEqual({ id: 'heavy', attempt: 2, by: 'b' });
    expect(aborted).toEqual(['heavy']);
  });

  it('do not hold up a stop that may not wait any longer', async () => {
    const slow = await open('a', 'worker', async (_id, { signal }) => {
      // Told to go, it goes.
      await pause(30_000, undefined, { signal }).catch(() => undefined);
    });
    await slow.send('heavy');
    await until(() => notes.length === 1);
    const began = performance.now();
    const patient = slow.jobs.stop(20);
    await slow.jobs.stop(0);
    await patient;
    expect(performance.now() - began).toBeLessThan(3000);
    expect(await rows()).toMatchObject([{ state: 'retry' }]);
  });

  it('of a process that was killed are taken by another', async () => {
    const sender = await open('a', 'web');
    await sender.send('orphan');
    await database.pool.query(
      `update pgboss.job set state = 'active', started_on = now() - interval '2 minutes',
       heartbeat_on = now() - interval '2 minutes' where name = $1`,
      [queueName],
    );
    await open('b');
    // What pg-boss does once a minute in every worker.
    const supervisor = new PgBoss({ db: bossDatabase(database.pool), supervise: false, schedule: false });
    await supervisor.start();
    await supervisor.supervise();
    await supervisor.stop({ close: false });
    await until(() => notes.length === 1);
    expect(notes[0]).toEqual({ id: 'orphan', attempt: 2, by: 'b' });
  });

  it('wait for their moment, by our clock', async () => {
    const { send, jobs, parts, clock } = await open('a', 'web');
    await send('later', { startAfter: new Date(clock.now().getTime() + 600_000) });
    await send('now');
    await jobs.drain(parts);
    expect(notes.map(({ id }) => id)).toEqual(['now']);
    clock.advance(600_000);
    await jobs.drain(parts);
    expect(notes.map(({ id }) => id)).toEqual(['now', 'later']);
  });

  it('wait for their moment also when their transaction had begun long before', async () => {
    const { jobs, clock } = await open('a', 'web');
    const sent = await database.transaction(async (tx) => {
      await tx.sql.execute('select pg_sleep(0.3)');
      const { rows: found } = await tx.sql.execute<{ now: string }>('select clock_timestamp() as now');
      const startAfter = new Date(clock.now().getTime() + 60_000);
      await jobs.enqueue(tx, noteJob, { id: 'later' }, { startAfter });
      return found[0]?.now;
    });
    const { rows: found } = await database.pool.query(
      `select start_after >= $1::timestamptz + interval '60 s' as waits from pgboss.job where name = $2`,
      [sent, queueName],
    );
    expect(found).toEqual([{ waits: true }]);
  });

  it('wait for their moment where the clock of the database is ahead', async () => {
    const [ahead, worker] = [await open('a', 'web'), await open('b')];
    ahead.clock.advance(30_000);
    await ahead.send('later', { startAfter: ahead.clock.now() });
    let state = '';
    for (; state !== 'active'; await pause(50)) state = (await rows())[0]?.state;
    await worker.send('now');
    await until(() => notes.length > 0);
    expect(notes.map(({ id }) => id)).toEqual(['now']);
    worker.clock.advance(30_000);
    await until(() => notes.length > 1);
    expect(notes.map(({ id }) => id)).toEqual(['now', 'later']);
  });

  it('with the same key wait only once', async () => {
    const { send, jobs, parts } = await open('a', 'web');
    await send('first', { onlyOne: 'board' });
    await send('second', { onlyOne: 'board' });
    await send('other', { onlyOne: 'else' });
    await jobs.drain(parts);
    expect(notes.map(({ id }) => id)).toEqual(['first', 'other']);
    await send('again', { onlyOne: 'board' });
    await jobs.drain(parts);
    expect(notes.map(({ id }) => id)).toEqual(['first', 'other', 'again']);
  });

  it('that are sealed show nothing in the table', async () => {
    const { jobs, parts } = await open('a', 'web');
    await database.transaction((tx) => jobs.enqueue(tx, secretJob, { code: '481516' }));
    expect(JSON.stringify(await rows())).not.toContain('481516');
    await jobs.drain(parts);
    expect(notes[0]?.id).toBe('481516');
  });

  it('that run on a schedule are registered, and removed with their binding', async () => {
    const schedules = async () =>
      (await database.pool.query('select key, cron, timezone from pgboss.schedule order by key')).rows;
    const sweepJob = job({ name: 'test.sweep', data: z.strictObject({}), schedule: '7 * * * *' });
    await (await open('a', 'worker', undefined, [doneBy(sweepJob, () => Promise.reject())])).jobs.stop(1);
    expect(await schedules()).toEqual([{ key: 'test.sweep', cron: '7 * * * *', timezone: 'UTC' }]);
    await open('b');
    expect(await schedules()).toEqual([]);
  });

  it('are only sent where the role is web', async () => {
    const web = await open('a', 'web');
    expect(web.jobs.state()).toBe('sending');
    await web.send('elsewhere');
    await pause(700);
    expect(notes).toEqual([]);
    const worker = await open('b');
    expect(worker.jobs.state()).toBe('working');
    await until(() => notes.length === 1);
    expect(notes[0]?.by).toBe('b');
  });
});
