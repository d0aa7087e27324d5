import { threadId } from 'node:worker_threads';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../clock/clock.ts';
import { Refusal } from '../http/refusal.ts';
import { liveOutbox } from '../live-events/live.table.ts';
import { makeLog } from '../log/log.ts';
import { testDatabase } from '../testing/test-database.ts';
import { TestLive } from '../testing/test-live.ts';
import { compute, die, echo, fail, publish, refuse } from '../testing/thread-program.ts';
import { makeThread, type ProcessThread, type ThreadOptions } from './make-thread.ts';

const database = await testDatabase();
const made: ProcessThread[] = [];
afterAll(() => Promise.all(made.map((thread) => thread.stop())));

function threadWith(options: Partial<ThreadOptions> = {}) {
  const errors: string[] = [];
  const told: string[] = [];
  const log = { ...makeLog('fatal'), error: (_: unknown, line: string) => errors.push(line) };
  const thread = makeThread({
    program: new URL('../testing/thread-program.ts', import.meta.url),
    setup: { databaseUrl: database.url },
    log: log as never,
    parts: () => ({ database, clock: new TestClock(), live: new TestLive() }),
    onPublished: () => told.push('published'),
    ...options,
  });
  made.push(thread);
  return { thread, errors, told };
}

/** What leaves a thread as it was shares one: starting one takes as long as all of them together. */
const usual = threadWith();
beforeEach(() => {
  usual.errors.length = 0;
  usual.told.length = 0;
});

describe('the side thread', () => {
  it('answers, many at once, with its own database connections', async () => {
    const { thread, errors } = usual;
    const texts = Array.from({ length: 20 }, (_, number) => `text ${number}`);
    expect(await Promise.all(texts.map((text) => thread.run(echo, { text })))).toEqual(texts);
    expect(errors).toEqual([]);
  });

  it('gives refusals and errors back as they were thrown', async () => {
    const { thread } = usual;
    const refusal = await thread.run(refuse, null).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ status: 409, problems: [{ code: 'state_changed' }] });
    await expect(thread.run(fail, null)).rejects.toThrow('A mistake.');
    const unknown = { name: 'testing.unknown', run: () => Promise.resolve(1) };
    await expect(thread.run(unknown, null)).rejects.toThrow("No thread does 'testing.unknown'");
  });

  it('computes without holding up this one', async () => {
    const { thread } = usual;
    await thread.run(echo, { text: 'started' });
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    await thread.run(compute, { milliseconds: 600 });
    clearInterval(timer);
    // Far below the time that it computed, whatever else runs on the machine.
    expect(longest).toBeLessThan(400);
  });

  it('tells when it committed something that is to be told', async () => {
    const { thread, told } = usual;
    await thread.run(publish, null);
    expect(told).toEqual(['published']);
    expect(await database.sql.select().from(liveOutbox)).toHaveLength(1);
  });

  it('that dies leaves its work to this one, says so, and is started again later', async () => {
    const { thread, errors } = threadWith({ restSeconds: 0 });
    const answers = await Promise.all([
      thread.run(die, { mainThread: threadId }),
      thread.run(compute, { milliseconds: 1 }),
    ]);
    expect(answers[0]).toBe('done here');
    expect(errors).toEqual(['The side thread died; its work is done on the main thread']);
    expect(await thread.run(echo, { text: 'again' })).toBe('again');
  });

  it('is left alone for a while after it died', async () => {
    const { thread } = threadWith({ restSeconds: 60 });
    await thread.run(die, { mainThread: threadId });
    expect(await thread.run(die, { mainThread: threadId })).toBe('done here');
  });

  it('that cannot be started costs nothing but speed', async () => {
    const { thread, errors } = threadWith({ program: new URL('./nowhere.ts', import.meta.url) });
    expect(await thread.run(echo, { text: 'here' })).toBe('here');
    expect(errors[0]).toBe('The side thread failed');
  });

  it('ends when it is asked to, after finishing its work, and when it is idle', async () => {
    const { thread, errors } = threadWith({ idleSeconds: 0.05 });
    const computing = thread.run(compute, { milliseconds: 200 });
    await new Promise((resolve) => setTimeout(resolve, 150));
    await thread.stop();
    expect(await computing).toBeGreaterThan(0);
    expect(await thread.run(echo, { text: 'once more' })).toBe('once more');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await thread.run(echo, { text: 'and again' })).toBe('and again');
    expect(errors).toEqual([]);
  });
});
