import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import * as enrollments from '@chalkline/contract/training/enrollments.endpoints.ts';
import type { LogReply, NewLog, NewSet } from '@chalkline/contract/training/log.schema.ts';
import { bestsOf } from '@chalkline/contract/training/records.ts';
import * as endpoints from '@chalkline/contract/training/training.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { libraryExercise, publishedProgram, smallTree } from '../../programs/programs/programs.factory.ts';
import { enrollment } from './enrollments.factory.ts';

const { parts, call, clock } = await testApp();
// A Monday.
clock.set('2026-09-07T06:00:00Z');

const weeks = 12;
const perWeek = 3;
const squat = libraryExercise('Barbell squat');
/** The workouts that nobody did, by their number. */
const missed = new Set([4, 19, 30, 33]);

it('twelve weeks, half of them offline and on two devices: no set is lost or doubled, records and adherence are right', async () => {
  const coach = asViewer(await person(parts, { accountType: 'trainer' }));
  const client = await person(parts);
  const { id: programId } = await publishedProgram(parts, coach, { tree: smallTree(weeks, perWeek, squat) });
  const { row } = await enrollment(parts, asViewer(client), { programId });
  const [phone, watch] = [await device(client), await device(client)];
  const expected = new Map<string, NewSet & { logId: string; day: string }>();

  for (const [number, planned] of row.schedule.entries()) {
    if (missed.has(number)) continue;
    const isOffline = Math.floor(number / perWeek) % 2 === 1;
    const logId = newId();
    if (!isOffline) clock.set(`${planned.day}T08:00:00Z`);
    const at = (minutes: number) =>
      new Date(Date.parse(`${planned.day}T07:00:00Z`) + minutes * 60_000).toISOString();
    const log = { name: 'Squats', note: '', day: planned.day, startedAt: at(0), plan: { blocks: [] } };
    const started = { ...log, scheduledId: planned.id, endedAt: null, editedAt: at(0) };
    phone.putLog(logId, started);
    const set = (minutes: number, grams: number, reps = 5): [string, NewSet] => {
      const figures = { reps, grams, seconds: null, meters: null };
      const of = { exerciseId: squat, name: 'Barbell squat', measure: 'load', kind: 'work' } as const;
      const made = { ...of, ...figures, doneAt: at(minutes), note: '', rpe: null, revision: 1 };
      const id = newId();
      expected.set(id, { ...made, logId, day: planned.day });
      return [id, made];
    };
    const grams = 60_000 + number * 1000;
    const [first, one] = set(5, grams);
    phone.putSet(logId, first, one);
    // A workout is known to the second device where the first had a network.
    const second = isOffline ? phone : watch;
    if (!isOffline) await phone.send();
    for (const minutes of [10, 15]) second.putSet(logId, ...set(minutes, grams));
    if (number % 5 === 0) {
      // Two more pounds than was typed first.
      phone.putSet(logId, first, { ...one, grams: grams + 907, revision: 2 });
      expected.set(first, { ...one, grams: grams + 907, revision: 2, logId, day: planned.day });
    }
    if (number % 7 === 0) {
      const [wrong, typed] = set(20, 500_000, 1);
      phone.putSet(logId, wrong, typed);
      phone.removeSet(logId, wrong);
      expected.delete(wrong);
    }
    phone.putLog(logId, { ...started, endedAt: at(45), editedAt: at(45) });
    if (!isOffline) await Promise.all([phone.send(), watch.send()]);
    // A week offline is sent when the next one begins, by both devices and some of it twice.
    const next = row.schedule[number + 1];
    if (next && Math.floor(number / perWeek) !== Math.floor((number + 1) / perWeek)) {
      clock.set(`${next.day}T06:00:00Z`);
      await Promise.all([phone.send(), phone.send(), watch.send()]);
    }
  }
  const last = row.schedule.at(-1)?.day ?? '';
  clock.set(`${last}T20:00:00Z`);
  await Promise.all([phone.send(), watch.send()]);

  const as = await signedIn(parts, client);
  const listed = async (cursor: string | null): Promise<LogReply[]> => {
    const query = { limit: 20, ...(cursor && { cursor }) };
    const { data, next } = await call(endpoints.listLogs, { query }, { as });
    return next ? [...data, ...(await listed(next))] : data;
  };
  const logs = await listed(null);
  expect(logs).toHaveLength(weeks * perWeek - missed.size);
  const kept = logs
    .flatMap(({ sets }) => sets)
    .map(({ id, grams, reps, revision }) => [id, grams, reps, revision]);
  expect(kept.toSorted()).toEqual(
    [...expected].map(([id, { grams, reps, revision }]) => [id, grams, reps, revision]).toSorted(),
  );

  const { exercises } = (await call(endpoints.getTraining, {}, { as })).data;
  const { volume: _, ...bests } = bestsOf([...expected.values()]);
  expect(exercises).toMatchObject([{ exerciseId: squat, bests }]);

  const params = { enrollmentId: row.id };
  const { data: running } = await call(enrollments.getEnrollment, { params }, { as });
  const recent = row.schedule.filter(({ day }) => day > dayAfter(last, -28));
  const recentlyMissed = recent.filter((planned) => missed.has(row.schedule.indexOf(planned)));
  expect(running).toMatchObject({
    done: weeks * perWeek - missed.size,
    adherence: { due: recent.length, done: recent.length - recentlyMissed.length },
  });
});

/** Keeps what is logged and sends it in order; what it sends again changes nothing. */
async function device(owner: Parameters<typeof signedIn>[1]) {
  const queue: ((as: string) => Promise<unknown>)[] = [];
  return {
    putLog: (logId: string, body: NewLog) =>
      queue.push((as) => call(endpoints.putLog, { params: { logId }, body }, { as })),
    putSet: (logId: string, setId: string, body: NewSet) =>
      queue.push((as) => call(endpoints.putSet, { params: { logId, setId }, body }, { as })),
    removeSet: (logId: string, setId: string) =>
      queue.push((as) => call(endpoints.removeSet, { params: { logId, setId } }, { as })),
    async send(): Promise<void> {
      const as = await signedIn(parts, owner);
      // The answer of the first try is lost at times, so it’s sent twice.
      for (const [at, send] of queue.splice(0).entries()) {
        await send(as);
        // What was deleted by the first try is refused the second time.
        if (at % 3 === 0) await send(as).catch(() => undefined);
      }
    },
  };
}
