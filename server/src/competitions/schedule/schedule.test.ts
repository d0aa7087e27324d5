import * as endpoints from '@chalkline/contract/competitions/schedule.endpoints.ts';
import { deleteWorkout } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { scheduleItem } from './schedule.factory.ts';

const { parts, call, clock } = await testApp();

async function schedule(sketch: CompetitionSketch = {}) {
  const made = await competition(parts, sketch);
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const workoutId = made.view.workouts[0]?.id ?? '';
  const usual = { day: '2026-06-05', startsAt: '08:30', title: 'Breakwater, all divisions' };
  const add = (body: object = {}, idempotencyKey: string = newId(Date.now())) =>
    call(endpoints.createScheduleItem, { params, body: { ...usual, ...body } }, { as, idempotencyKey });
  const change = (scheduleItemId: string, body: object) =>
    call(endpoints.changeScheduleItem, { params: { ...params, scheduleItemId }, body }, { as });
  const remove = (scheduleItemId: string) =>
    call(endpoints.deleteScheduleItem, { params: { ...params, scheduleItemId } }, { as });
  const list = async (viewer?: string) =>
    (await call(endpoints.listSchedule, { params }, viewer ? { as: viewer } : {})).data;
  return { ...made, as, params, workoutId, add, change, remove, list };
}

describe('the schedule of a competition', () => {
  it('stands by day and time, is changed and cleared', async () => {
    const { add, change, remove, list, workoutId } = await schedule();
    const late = (await add({ startsAt: '15:10', workoutId, place: 'Main floor' })).data;
    const second = (await add({ day: '2026-06-06', startsAt: '07:00', title: 'Briefing' })).data;
    const early = (await add({ startsAt: '07:00', title: 'Check-in', place: 'Gate B' })).data;
    expect(await list()).toEqual([early, late, second]);
    expect((await change(late.id, { startsAt: '06:30' })).data).toEqual({ ...late, startsAt: '06:30' });
    expect((await list()).map(({ id }) => id)).toEqual([late.id, early.id, second.id]);
    await remove(early.id);
    expect(await failure(remove(early.id))).toEqual([404, 'not_found', undefined]);
    expect(await list()).toHaveLength(2);
  });

  it.each([
    [{ day: '2026-06-04' }, 'not_a_competition_day', 'body.day'],
    [{ day: '2026-06-08' }, 'not_a_competition_day', 'body.day'],
    [{ startsAt: '24:00' }, 'bad_format', 'body.startsAt'],
    [{ startsAt: '8:30' }, 'bad_format', 'body.startsAt'],
    [{ title: ' ' }, 'too_short', 'body.title'],
    [{ workoutId: 'none' }, 'unknown_workout', 'body.workoutId'],
    [{ place: 'x'.repeat(81) }, 'too_long', 'body.place'],
  ])('refuses %j', async (body, code, path) => {
    const { add, change } = await schedule();
    expect(await failure(add(body))).toEqual([422, code, path]);
    const { data } = await add();
    expect(await failure(change(data.id, body))).toEqual([422, code, path]);
  });

  it('takes no workout of another competition', async () => {
    const { add } = await schedule();
    const other = await schedule();
    expect((await failure(add({ workoutId: other.workoutId })))[1]).toBe('unknown_workout');
  });

  it('says nothing of a workout before its time, but to those who run it', async () => {
    const releaseAt = new Date(clock.now().getTime() + 60_000).toISOString();
    const { add, list, as, view } = await schedule();
    const hidden = await schedule({
      workouts: [{ name: 'Secret', releaseAt, scoring: view.workouts[0]?.scoring as never }],
    });
    await add();
    await hidden.add({ workoutId: hidden.workoutId, title: 'Workout 1' });
    expect((await hidden.list())[0]).toMatchObject({ title: 'Workout 1', workoutId: null });
    expect((await hidden.list(hidden.as))[0]).toMatchObject({ workoutId: hidden.workoutId });
    clock.advance(60_000);
    expect((await hidden.list())[0]).toMatchObject({ workoutId: hidden.workoutId });
    expect(await list(as)).toHaveLength(1);
  });

  it('keeps a line whose workout was deleted', async () => {
    const { add, list, params, workoutId, as } = await schedule();
    await add({ workoutId });
    await call(deleteWorkout, { params: { ...params, workoutId } }, { as });
    expect((await list())[0]).toMatchObject({ title: 'Breakwater, all divisions', workoutId: null });
  });

  it('gets a line once, however often it is sent', async () => {
    const { add, list } = await schedule();
    await Promise.allSettled([add({}, 'the-very-same'), add({}, 'the-very-same'), add({}, 'the-very-same')]);
    await add({}, 'the-very-same');
    expect(await list()).toHaveLength(1);
  });

  it('is not written over by who saw it otherwise, also at the same moment', async () => {
    const made = await schedule();
    const { id, title } = await scheduleItem(parts, made);
    const changes = ['A', 'B', 'C'].map((name) => made.change(id, { title: name, was: { title } }));
    const outcomes = await Promise.allSettled(changes);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failure(made.change(id, { title: 'D', was: { title } }))).toEqual([
      409,
      'state_changed',
      undefined,
    ]);
  });

  it('is seen as far as its competition is, and changed by those who may', async () => {
    const draft = await schedule({ state: 'draft' });
    expect((await failure(draft.list()))[0]).toBe(404);
    const { params } = await schedule();
    const outsider = await signedIn(parts, await person(parts));
    const body = { day: '2026-06-05', startsAt: '08:30', title: 'Mine' };
    const asked = call(endpoints.createScheduleItem, { params, body }, { as: outsider });
    expect((await failure(asked))[0]).toBe(403);
    const over = await schedule({ state: 'finished' });
    expect((await failure(over.add()))[1]).toBe('competition_closed');
  });
});
