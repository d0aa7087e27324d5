import { getAgenda } from '@chalkline/contract/agenda/agenda.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { changeProgram, publishProgram } from '@chalkline/contract/programs/programs.endpoints.ts';
import {
  changeClientSchedule,
  getClientEnrollment,
  getClientWorkout,
  listProgramClients,
} from '@chalkline/contract/training/client-training.endpoints.ts';
import type {
  ClientScheduleChange,
  EnrollmentReply,
} from '@chalkline/contract/training/enrollment.schema.ts';
import {
  changeSchedule,
  getEnrollment,
  listRunningPrograms,
} from '@chalkline/contract/training/enrollments.endpoints.ts';
import { putLog } from '@chalkline/contract/training/training.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { moveCoaching } from '../../coaching/coachings/coachings.service.ts';
import { setSharing } from '../../coaching/sharing/sharing.service.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { libraryExercise, publishedProgram, smallTree } from '../../programs/programs/programs.factory.ts';
import { openProgram } from '../../programs/purchases/purchases.service.ts';
import { enrollment } from '../enrollments/enrollments.factory.ts';

const { parts, call, clock } = await testApp();
// A Monday.
clock.set('2026-11-23T09:00:00Z');

type Change = ClientScheduleChange extends infer One
  ? One extends unknown
    ? Omit<One, 'version'>
    : never
  : never;
const all = { training: true, nutrition: false, body: false };

/** A client who shares training and trains by a program of two weeks with two workouts each. */
async function world({ isOwnProgram = true, price = 0 } = {}) {
  const trainer = await person(parts, { accountType: 'trainer', name: 'Kofi Mensah' });
  const coach = isOwnProgram ? trainer : await person(parts, { accountType: 'trainer' });
  const client = await person(parts);
  const made = await coaching(parts, { trainer, client });
  await setSharing(parts, made.client, made.id, all);
  const tree = smallTree(2, 2);
  const program = await publishedProgram(parts, asViewer(coach), { tree, price });
  const given = { programId: program.id, personId: client.id, unit: null };
  if (price > 0) await parts.database.transaction((tx) => openProgram(parts, tx, given));
  const { row } = await enrollment(parts, asViewer(client), { programId: program.id, weekdays: [1, 3] });
  const [asTrainer, asClient] = [await signedIn(parts, trainer), await signedIn(parts, client)];
  const params = { coachingId: made.id, enrollmentId: row.id };
  const see = async (as = asTrainer) => (await call(getClientEnrollment, { params }, { as })).data;
  const change = async (what: Change, { version }: Pick<EnrollmentReply, 'version'>, as = asTrainer) =>
    (await call(changeClientSchedule, { params, body: { ...what, version } as ClientScheduleChange }, { as }))
      .data;
  const own = async () =>
    (await call(getEnrollment, { params: { enrollmentId: row.id } }, { as: asClient })).data;
  const news = async () => {
    const { data } = await call(listNotifications, { query: {} }, { as: asClient });
    return data.filter(({ title }) => title.endsWith(program.name)).map(({ title }) => title);
  };
  /** A third week, and a second workout less in the second. */
  const publish = async () => {
    const at = { params: { programId: program.id } };
    const as = await signedIn(parts, coach);
    const [first, second] = tree.weeks;
    const third = smallTree(1, 1).weeks[0];
    if (!first || !second || !third) throw new Error('three weeks');
    const weeks = [first, { ...second, days: second.days.slice(0, 1) }, third];
    const body = { version: program.version, tree: { weeks } };
    const { version } = (await call(changeProgram, { ...at, body }, { as })).data;
    await call(publishProgram, { ...at, body: { version } }, { as });
  };
  return {
    made,
    row,
    client,
    programId: program.id,
    asTrainer,
    asClient,
    params,
    see,
    change,
    own,
    news,
    publish,
  };
}

const refused = async (asked: Promise<unknown>) => (await failure(asked))[1];
const days = ({ schedule }: EnrollmentReply) => schedule.map(({ day }) => day);

it('is moved and skipped by the trainer, of which the client gets one notification and can undo it', async () => {
  const { see, change, own, news, asClient, row } = await world();
  const first = await see();
  expect(days(first)).toEqual(['2026-11-23', '2026-11-25', '2026-11-30', '2026-12-02']);
  const [, second, third] = first.schedule;
  if (!second || !third) throw new Error('four workouts');
  const to = { by: 'move', workoutId: second.id, day: '2026-11-27', withRest: false } as const;
  const moved = await change(to, first);
  expect(days(moved)[1]).toBe('2026-11-27');
  expect(await refused(change(to, first))).toBe('state_changed');
  expect(await news()).toEqual(['Kofi Mensah moved a workout of First barbell']);
  clock.advance(1000);
  const skipped = await change({ by: 'skip', workoutId: third.id, withRest: false }, moved);
  expect(skipped).toMatchObject({ skipped: 1, canUndo: true });
  expect(await news()).toEqual(['Kofi Mensah skipped a workout of First barbell']);
  const body = { by: 'undo', version: skipped.version } as const;
  await call(changeSchedule, { params: { enrollmentId: row.id }, body }, { as: asClient });
  const once = await own();
  expect(once).toMatchObject({ skipped: 0, canUndo: true });
  // The change before is taken back as well, and then there is none.
  const again = { by: 'undo', version: once.version } as const;
  await call(changeSchedule, { params: { enrollmentId: row.id }, body: again }, { as: asClient });
  const before = await own();
  expect(days(before)).toEqual(days(first));
  expect(before.canUndo).toBe(false);
});

it('gets other training days from the trainer, which the client hears of and can take back', async () => {
  const { see, change, own, news, asClient, row } = await world();
  const before = await see();
  const { zone } = before;
  const after = await change({ by: 'days', weekdays: [5], zone, from: '2026-11-23' }, before);
  expect(days(after)).toEqual(['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18']);
  expect(await news()).toEqual(['Kofi Mensah changed your training days for First barbell']);
  const body = { by: 'undo', version: after.version } as const;
  await call(changeSchedule, { params: { enrollmentId: row.id }, body }, { as: asClient });
  const now = await own();
  expect([days(now), now.weekdays]).toEqual([days(before), before.weekdays]);
});

it('moves on to a new version of the trainer’s program, with what changes, and never disturbs what was begun', async () => {
  const { see, change, own, news, publish, asClient } = await world();
  const before = await see();
  await publish();
  const seen = await see();
  expect(seen.newer).toMatchObject({ fromWeeks: [1, 2, 3] });
  expect(seen.newer).toEqual((await own()).newer);
  // The client trains the first workout of week 2 on a phone without a network, which sends it after the switch.
  const moved = await change({ by: 'switch', fromWeek: 2 }, seen);
  expect(moved).toMatchObject({ weeks: 3, workouts: 4, newer: null, canUndo: true });
  expect(await news()).toEqual(['Kofi Mensah moved you to the new version of First barbell']);
  const at = clock.now().toISOString();
  const log = { name: 'Day 1', note: '', day: at.slice(0, 10), plan: { blocks: [] }, startedAt: at };
  const body = { ...log, endedAt: at, editedAt: at, scheduledId: before.schedule[2]?.id ?? null };
  await call(putLog, { params: { logId: newId() }, body }, { as: asClient });
  const now = await own();
  expect(now).toMatchObject({ done: 1, canUndo: false });
  expect(now.schedule.map(({ week, isDone, day, doneOn }) => [week, isDone, day, doneOn])).toEqual([
    [1, false, '2026-11-23', null],
    [1, false, '2026-11-25', null],
    // Trained a week before its day.
    [2, true, '2026-11-30', '2026-11-23'],
    [3, false, '2026-12-02', null],
  ]);
});

it('has one workout adjusted by the trainer, for this client alone, and back', async () => {
  const { see, change, own, news, asTrainer, asClient, params } = await world();
  const before = await see();
  const [first, second] = before.schedule;
  if (!first || !second) throw new Error('four workouts');
  const workoutOf = (scheduledId: string, as = asTrainer) =>
    call(getClientWorkout, { params: { ...params, scheduledId } }, { as });
  const { workout, exercises } = (await workoutOf(first.id)).data;
  expect(exercises.map(({ name }) => name)).toEqual(['Barbell squat']);
  const [block] = workout.blocks;
  const [squat] = block?.exercises ?? [];
  if (!block || !squat) throw new Error('a squat');
  const swapped = (exerciseId: string) => ({
    ...workout,
    name: 'Easy legs',
    blocks: [{ ...block, exercises: [{ ...squat, exerciseId, note: 'Until the knee is quiet.' }] }],
  });
  const to = (asked: typeof workout | null) =>
    ({ by: 'adjust', workoutId: first.id, workout: asked }) as const;
  const goblet = libraryExercise('Goblet squat');
  expect(await refused(change(to(swapped('no-such-exercise')), before))).toBe('program_exercise_gone');
  expect((await failure(change(to({ ...workout, blocks: [] }), before)))[0]).toBe(422);
  const after = await change(to(swapped(goblet)), before);
  expect(after.schedule.map(({ name, isAdjusted }) => [name, isAdjusted])).toEqual([
    ['Easy legs', true],
    ['Day 2', false],
    ['Day 1', false],
    ['Day 2', false],
  ]);
  expect(await news()).toEqual(['Kofi Mensah changed a workout of First barbell']);
  const [running] = (await call(listRunningPrograms, {}, { as: asClient })).data;
  const { items } = (await call(getAgenda, {}, { as: asClient })).data;
  expect(items.map(({ title }) => title)).toEqual(['Easy legs', 'Day 2', 'Day 1', 'Day 2']);
  expect(running?.days[0]?.workout).toEqual(swapped(goblet));
  expect(running?.exercises.map(({ name }) => name)).toEqual(['Barbell squat', 'Goblet squat']);
  expect((await workoutOf(first.id)).data.workout).toEqual(swapped(goblet));
  expect((await workoutOf(second.id)).data.workout.name).toBe('Day 2');
  expect(await refused(workoutOf(newId()))).toBe('not_found');
  expect((await change(to(null), after)).schedule[0]).toMatchObject({ name: 'Day 1', isAdjusted: false });
  expect((await own()).canUndo).toBe(true);
});

it('lists the clients who train by an earlier version and share training, for the coach of the program only', async () => {
  const { made, row, asTrainer, asClient, programId, see, change, publish } = await world();
  const list = async (as = asTrainer) =>
    (await call(listProgramClients, { params: { programId } }, { as })).data;
  expect(await list()).toEqual([]);
  await publish();
  const client = { coachingId: made.id, enrollmentId: row.id, name: made.client.name, number: 1 };
  expect(await list()).toEqual([client]);
  for (const as of [asClient, await signedIn(parts, await person(parts, { accountType: 'trainer' }))])
    expect(await refused(list(as))).toBe('not_found');
  await setSharing(parts, made.client, made.id, { ...all, training: false });
  expect(await list()).toEqual([]);
  await setSharing(parts, made.client, made.id, all);
  await change({ by: 'switch', fromWeek: 1 }, await see());
  expect(await list()).toEqual([]);
});

it('keeps workouts that another coach sells to who bought them', async () => {
  const { see, change, params, asTrainer } = await world({ isOwnProgram: false, price: 2400 });
  const seen = await see();
  const [first] = seen.schedule;
  expect(seen.canAdjust).toBe(false);
  const scheduledId = first?.id ?? '';
  const read = call(getClientWorkout, { params: { ...params, scheduledId } }, { as: asTrainer });
  expect(await refused(read)).toBe('not_found');
  const to = { by: 'adjust', workoutId: scheduledId, workout: null } as const;
  expect(await refused(change(to, seen))).toBe('state_changed');
});

it('leaves versions of another coach’s program to the client', async () => {
  const { see, change, own, publish } = await world({ isOwnProgram: false });
  await publish();
  const seen = await see();
  expect(seen.newer).toBeNull();
  expect((await own()).newer).not.toBeNull();
  expect(await refused(change({ by: 'switch', fromWeek: 1 }, seen))).toBe('state_changed');
  expect(await own()).toMatchObject({ workouts: 4, version: seen.version });
});

it('is closed to others, unless training is shared, and once the coaching has ended', async () => {
  const { made, see, change, asTrainer, asClient, client, params } = await world();
  const seen = await see();
  const workoutId = seen.schedule[0]?.id ?? '';
  const skip = { by: 'skip', workoutId, withRest: false } as const;
  const outsider = await signedIn(parts, await person(parts, { accountType: 'trainer' }));
  for (const as of [outsider, asClient]) expect(await refused(change(skip, seen, as))).toBe('not_found');
  expect(await refused(see(outsider))).toBe('not_found');
  // Of another client of theirs, who shares nothing of it.
  const other = await enrollment(parts, asViewer(await person(parts)));
  const asked = { params: { ...params, enrollmentId: other.row.id } };
  expect(await refused(call(getClientEnrollment, asked, { as: asTrainer }))).toBe('not_found');

  await setSharing(parts, made.client, made.id, { ...all, training: false });
  expect(await refused(see())).toBe('not_found');
  expect(await refused(change(skip, seen))).toBe('not_found');
  await setSharing(parts, asViewer(client), made.id, all);
  await moveCoaching(parts, made.trainer, made.id, { from: 'active', to: 'ended', reason: '' });
  expect(await refused(see())).toBe('not_found');
  expect(await refused(change(skip, seen))).toBe('not_found');
});
