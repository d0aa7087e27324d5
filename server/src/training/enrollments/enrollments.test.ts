import {
  changeProgram,
  publishProgram,
  withdrawProgram,
} from '@chalkline/contract/programs/programs.endpoints.ts';
import type { EnrollmentReply, ScheduleChange } from '@chalkline/contract/training/enrollment.schema.ts';
import * as endpoints from '@chalkline/contract/training/enrollments.endpoints.ts';
import { putLog, removeLog } from '@chalkline/contract/training/training.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { publishedProgram, smallTree } from '../../programs/programs/programs.factory.ts';
import { mostRunning } from './enrollments.service.ts';

const { parts, call, clock } = await testApp();
// A Monday.
clock.set('2026-11-23T09:00:00Z');

type Change = ScheduleChange extends infer One ? (One extends unknown ? Omit<One, 'version'> : never) : never;

async function world() {
  const coach = await person(parts, { accountType: 'trainer' });
  const program = await publishedProgram(parts, asViewer(coach), { tree: smallTree(2, 2) });
  const asCoach = await signedIn(parts, coach);
  const as = await signedIn(parts, await person(parts));
  const start = async (programId = program.id, startDay = '2026-11-23') =>
    (
      await call(
        endpoints.startProgram,
        { params: { programId }, body: { startDay, weekdays: [3, 1], zone: 'Europe/Berlin' } },
        { as, idempotencyKey: crypto.randomUUID() },
      )
    ).data;
  const change = async ({ id, version }: EnrollmentReply, what: Change) =>
    (
      await call(
        endpoints.changeSchedule,
        { params: { enrollmentId: id }, body: { ...what, version } as ScheduleChange },
        { as },
      )
    ).data;
  const see = async (id: string) =>
    (await call(endpoints.getEnrollment, { params: { enrollmentId: id } }, { as })).data;
  const end = async ({ id, version }: EnrollmentReply) =>
    (await call(endpoints.endEnrollment, { params: { enrollmentId: id }, body: { version } }, { as })).data;
  const train = async (scheduledId: string | undefined, logId: string = newId()) => {
    const at = clock.now().toISOString();
    const facts = { name: 'Day 1', note: '', day: at.slice(0, 10), plan: { blocks: [] } };
    const body = { ...facts, startedAt: at, endedAt: at, editedAt: at, scheduledId: scheduledId ?? null };
    await call(putLog, { params: { logId }, body }, { as });
    return logId;
  };
  return { coach, asCoach, as, program, start, change, see, end, train };
}

const refused = async (asked: Promise<unknown>) => (await failure(asked))[1];
const days = ({ schedule }: EnrollmentReply) => schedule.map(({ day }) => day);
const shown = async () => {
  const { start, ...rest } = await world();
  return { ...rest, start, running: await start() };
};

describe('a running program', () => {
  it('lays its workouts out on the training days and counts those that are logged', async () => {
    const { running, train, see, as } = await shown();
    expect(running).toMatchObject({
      state: 'active',
      week: 1,
      weeks: 2,
      workouts: 4,
      done: 0,
      weekdays: [1, 3],
    });
    expect(days(running)).toEqual(['2026-11-23', '2026-11-25', '2026-11-30', '2026-12-02']);
    const logId = await train(running.schedule[0]?.id);
    expect(await see(running.id)).toMatchObject({ done: 1, adherence: { due: 1, done: 1 } });
    const [here] = (await call(endpoints.listRunningPrograms, {}, { as })).data;
    expect(here?.days.map(({ day, isDone, workout }) => [day, isDone, workout.name])).toEqual([
      ['2026-11-23', true, 'Day 1'],
      ['2026-11-25', false, 'Day 2'],
      ['2026-11-30', false, 'Day 1'],
    ]);
    expect(here?.exercises.map(({ name }) => name)).toEqual(['Barbell squat']);
    await call(removeLog, { params: { logId } }, { as });
    expect((await see(running.id)).done).toBe(0);
  });

  it('isn’t counted by the log of another person', async () => {
    const { running, see } = await shown();
    const other = await world();
    await other.train(running.schedule[0]?.id);
    expect((await see(running.id)).done).toBe(0);
  });

  it('moves and skips with undo, one change at a time', async () => {
    const { running, change, see } = await shown();
    const id = running.schedule[1]?.id ?? '';
    const late = await change(running, { by: 'move', workoutId: id, day: '2026-11-28', withRest: true });
    expect(days(late)).toEqual(['2026-11-23', '2026-11-28', '2026-11-30', '2026-12-02']);
    const later = await change(late, { by: 'move', workoutId: id, day: '2026-12-01', withRest: true });
    expect(days(later)).toEqual(['2026-11-23', '2026-12-01', '2026-12-02', '2026-12-07']);
    const back = await change(later, { by: 'undo' });
    expect(days(back)).toEqual(days(late));
    const start = await change(back, { by: 'undo' });
    expect(start.canUndo).toBe(false);
    expect(await refused(change(start, { by: 'undo' }))).toBe('state_changed');
    const again = await change(start, { by: 'move', workoutId: id, day: '2026-11-28', withRest: true });
    const both = await Promise.allSettled([
      change(again, { by: 'skip', workoutId: id, withRest: false }),
      change(again, { by: 'skip', workoutId: id, withRest: false }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const now = await see(running.id);
    expect(now).toMatchObject({ skipped: 1, canUndo: true });
    const far = { by: 'move' as const, workoutId: running.schedule[0]?.id ?? '', withRest: false };
    expect(await refused(change(now, { ...far, day: '2026-11-22' }))).toBe('day_out_of_range');
    expect(await refused(change(now, { ...far, workoutId: id, day: '2026-11-24' }))).toBe('state_changed');
    const first = running.schedule[0]?.id ?? '';
    const up = await change(now, { by: 'skip', workoutId: first, withRest: true });
    // The second was skipped before, on its day; the others take the first days to train.
    expect(up).toMatchObject({ skipped: 2 });
    expect(days(up)).toEqual(['2026-11-23', '2026-11-23', '2026-11-25', '2026-11-28']);
  });

  it('changes its training days for what is open, and takes them back with the schedule', async () => {
    const { running, change, train } = await shown();
    await train(running.schedule[0]?.id);
    const to = { by: 'days' as const, weekdays: [6, 2], zone: 'America/New_York', from: '2026-11-23' };
    const changed = await change(running, to);
    expect(changed).toMatchObject({ weekdays: [2, 6], zone: 'America/New_York', canUndo: true });
    expect(days(changed)).toEqual(['2026-11-23', '2026-11-24', '2026-11-28', '2026-12-01']);
    const workoutId = running.schedule[1]?.id ?? '';
    const moved = await change(changed, { by: 'move', workoutId, day: '2026-11-25', withRest: true });
    expect(days(moved)).toEqual(['2026-11-23', '2026-11-25', '2026-11-28', '2026-12-01']);
    const both = await Promise.allSettled([change(moved, to), change(moved, to)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const from of ['2026-11-22', '2027-12-01'])
      expect(await refused(change({ ...moved, version: moved.version + 1 }, { ...to, from }))).toBe(
        'day_out_of_range',
      );
    expect(await refused(change(moved, { ...to, weekdays: [] }))).toBe('too_short');
    let now = { ...moved, version: moved.version + 1 };
    for (const _ of ['again', 'move']) now = await change(now, { by: 'undo' });
    expect(now).toMatchObject({ weekdays: [2, 6], zone: 'America/New_York' });
    now = await change(now, { by: 'undo' });
    expect(now).toMatchObject({ weekdays: [1, 3], zone: 'Europe/Berlin', canUndo: false });
    expect(days(now)).toEqual(days(running));
    // Nothing is open anymore.
    for (const { id } of running.schedule.slice(1)) await train(id);
    expect(await refused(change(now, to))).toBe('state_changed');
  });

  it('keeps its version until its person switches, after the weeks that were begun', async () => {
    const { program, asCoach, running, train, see, change } = await shown();
    await train(running.schedule[0]?.id);
    const at = { params: { programId: program.id } };
    const tree = smallTree(3, 1);
    const body = { version: program.version, tree };
    const { version } = (await call(changeProgram, { ...at, body }, { as: asCoach })).data;
    await call(publishProgram, { ...at, body: { version } }, { as: asCoach });
    const before = await see(running.id);
    expect(before).toMatchObject({ workouts: 4, newer: { fromWeeks: [2, 3] } });
    // Both versions have a Day 1 in week 2; the second day is gone, and week 3 is new.
    expect(
      before.newer?.changes.map((one) => [one.week, one.before, one.after, one.exercises.length]),
    ).toEqual([
      [2, 'Day 2', null, 1],
      [3, null, 'Day 1', 1],
    ]);
    expect(before.newer?.changes[1]?.exercises).toMatchObject([
      { name: 'Barbell squat', before: null, after: { sets: [{ rest: 90 }, {}], note: '' } },
    ]);
    expect(await refused(change(before, { by: 'switch', fromWeek: 1 }))).toBe('state_changed');
    const after = await change(before, { by: 'switch', fromWeek: 2 });
    expect(after).toMatchObject({ weeks: 3, workouts: 4, done: 1, newer: null, canUndo: true });
    expect(days(after)).toEqual(['2026-11-23', '2026-11-25', '2026-11-30', '2026-12-02']);
    await train(after.schedule[2]?.id);
    expect((await see(running.id)).canUndo).toBe(false);
    await call(withdrawProgram, at, { as: asCoach });
    expect(await see(running.id)).toMatchObject({ program: 'First barbell', workouts: 4, newer: null });
  });

  it('ends as finished when nothing is open, else as left, and can be started again', async () => {
    const { running, start, end, see, train, as } = await shown();
    expect(await refused(start())).toBe('program_running');
    expect((await end(running)).state).toBe('left');
    expect(await refused(end(await see(running.id)))).toBe('state_changed');
    const again = await start();
    for (const { id } of again.schedule) await train(id);
    expect((await end(await see(again.id))).state).toBe('finished');
    expect((await call(endpoints.listRunningPrograms, {}, { as })).data).toEqual([]);
  });
});

it('starts a program once, however often it is asked at the same time, and a few at most', async () => {
  const { coach, start, program } = await world();
  const started = await Promise.allSettled([start(), start(), start()]);
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refused(start(program.id, '2025-01-01'))).toBe('start_day_out_of_range');
  for (let count = 1; count < mostRunning; count += 1) {
    await start((await publishedProgram(parts, asViewer(coach))).id);
  }
  const more = (await publishedProgram(parts, asViewer(coach))).id;
  expect(await refused(start(more))).toBe('too_many_running');
  expect(await refused(start(newId()))).toBe('not_found');
});
