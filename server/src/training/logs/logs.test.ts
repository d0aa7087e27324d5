import type { NewLog, NewSet } from '@chalkline/contract/training/log.schema.ts';
import * as endpoints from '@chalkline/contract/training/training.endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { mostOpen } from './logs.service.ts';

const { parts, call, clock } = await testApp();

const startedAt = parts.clock.now().toISOString();
const legs: NewLog = {
  name: 'Legs',
  note: '',
  day: '2026-11-23',
  startedAt,
  endedAt: null,
  scheduledId: null,
  plan: { blocks: [] },
  editedAt: startedAt,
};
const five: NewSet = {
  exerciseId: 'back-squat',
  name: 'Back squat',
  measure: 'load',
  kind: 'work',
  reps: 5,
  grams: 100_000,
  seconds: null,
  meters: null,
  note: '',
  rpe: null,
  doneAt: startedAt,
  revision: 1,
};

async function athlete() {
  const as = await signedIn(parts, await person(parts));
  const log = async (sketch: Partial<NewLog> = {}, logId: string = newId()) =>
    (await call(endpoints.putLog, { params: { logId }, body: { ...legs, ...sketch } }, { as })).data;
  const set = async (logId: string, sketch: Partial<NewSet> = {}, setId: string = newId()) =>
    (await call(endpoints.putSet, { params: { logId, setId }, body: { ...five, ...sketch } }, { as })).data;
  const read = async () => (await call(endpoints.getTraining, {}, { as })).data;
  const history = async (query = {}) => call(endpoints.listLogs, { query }, { as });
  const removeSet = (logId: string, setId: string) =>
    call(endpoints.removeSet, { params: { logId, setId } }, { as });
  const removeLog = (logId: string) => call(endpoints.removeLog, { params: { logId } }, { as });
  return { as, log, set, read, history, removeSet, removeLog };
}

const later = (minutes: number) => new Date(Date.parse(startedAt) + minutes * 60_000).toISOString();

describe('a set', () => {
  it('is one row however often and from however many devices it is sent', async () => {
    const { log, set, read } = await athlete();
    const { id } = await log();
    const setId = newId();
    await Promise.all([set(id, {}, setId), set(id, {}, setId), set(id, {}, setId)]);
    await Promise.all([set(id, { doneAt: later(2) }), set(id, { doneAt: later(1) })]);
    const [open] = (await read()).open;
    expect(open?.sets).toHaveLength(3);
    expect(open?.sets.map(({ doneAt }) => doneAt)).toEqual([startedAt, later(1), later(2)]);
  });

  it('is corrected once per revision: of two devices the second is refused', async () => {
    const { log, set, read } = await athlete();
    const { id } = await log();
    const made = await set(id);
    const correct = (reps: number) => set(id, { reps, revision: 2 }, made.id);
    const answers = await Promise.allSettled([correct(6), correct(7)]);
    const [kept, ...others] = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value : [],
    );
    expect([kept?.revision, others]).toEqual([2, []]);
    expect((await read()).open[0]?.sets[0]?.reps).toBe(kept?.reps);
    expect(await failure(set(id, { reps: 9, revision: 1 }, made.id))).toContain('state_changed');
  });

  it('keeps its note, which is beside it next time and goes with it', async () => {
    const { log, set, read, history, removeSet } = await athlete();
    const { id } = await log({ endedAt: later(60) });
    const noted = await set(id, { note: '  Left knee\u200b in.  ' });
    await set(id, { doneAt: later(1) });
    expect(noted.note).toBe('Left knee in.');
    expect((await set(id, { note: 'Left knee in.' }, noted.id)).revision).toBe(1);
    expect(await failure(set(id, { note: 'Other.' }, noted.id))).toContain('state_changed');
    await set(id, { note: 'Better.', revision: 2 }, noted.id);
    expect((await read()).exercises[0]?.last.notes).toEqual(['Better.', '']);
    expect((await history()).data[0]?.sets.map(({ note }) => note)).toEqual(['Better.', '']);
    expect(await failure(set(id, { note: 'x'.repeat(201) }))).toEqual([422, 'too_long', 'body.note']);
    await removeSet(id, noted.id);
    const { rows } = await parts.database.sql.execute(
      sql`select note from training.sets where id = ${noted.id}`,
    );
    expect(rows).toEqual([{ note: '' }]);
  });

  it('says how hard it was, in halves, and phones that don’t know of it say nothing', async () => {
    const { as, log, set, read, removeSet } = await athlete();
    const { id } = await log({ endedAt: later(60) });
    const hard = await set(id, { rpe: 8.5 });
    expect(hard.rpe).toBe(8.5);
    expect(await failure(set(id, { rpe: 9 }, hard.id))).toContain('state_changed');
    const { rpe: _, ...old } = { ...five, doneAt: later(1) };
    const params = { logId: id, setId: newId() };
    expect((await call(endpoints.putSet, { params, body: old }, { as })).data.rpe).toBeNull();
    expect((await read()).exercises[0]?.last.rpes).toEqual([8.5, null]);
    for (const rpe of [6, 8.2, 10.5]) expect(await failure(set(id, { rpe }))).toContain(422);
    await removeSet(id, hard.id);
    const { rows } = await parts.database.sql.execute(
      sql`select rpe from training.sets where id = ${hard.id}`,
    );
    expect(rows).toEqual([{ rpe: null }]);
  });

  it('has the figures its exercise is measured in', async () => {
    const { log, set } = await athlete();
    const { id } = await log();
    expect(await failure(set(id, { grams: null }))).toContain('invalid');
    expect(await failure(set(id, { measure: 'time' }))).toContain('invalid');
    expect(await set(id, { measure: 'time', reps: null, grams: null, seconds: 60 })).toMatchObject({
      seconds: 60,
    });
  });

  it('stays deleted, and is no one else’s', async () => {
    const { log, set, removeSet, read } = await athlete();
    const { id } = await log();
    const made = await set(id);
    const other = await athlete();
    expect(await failure(other.set(id, {}, newId()))).toContain('not_found');
    expect(await failure(other.removeSet(id, made.id))).toContain('not_found');
    const mine = await other.log();
    expect(await failure(other.set(mine.id, {}, made.id))).toContain('not_found');
    await removeSet(id, made.id);
    expect(await failure(removeSet(id, made.id))).toContain('not_found');
    expect(await failure(set(id, {}, made.id))).toContain('not_found');
    expect((await read()).open[0]?.sets).toEqual([]);
  });
});

describe('a workout', () => {
  it('keeps the later of two edits, in whichever order they arrive', async () => {
    const { log } = await athlete();
    clock.advance(3_600_000);
    const { id } = await log();
    await log({ name: 'Later', editedAt: later(2) }, id);
    expect(await log({ name: 'Earlier', editedAt: later(1) }, id)).toMatchObject({ name: 'Later' });
    await log({ name: 'Ahead', editedAt: '2099-01-01T00:00:00.000Z' }, id);
    clock.advance(1000);
    const now = parts.clock.now().toISOString();
    expect(await log({ name: 'Now', editedAt: now }, id)).toMatchObject({ name: 'Now' });
  });

  it('is in the history once it is finished, page by page, until it is deleted', async () => {
    const { log, history, removeLog, set } = await athlete();
    for (const minutes of [1, 2, 3])
      await log({ name: `Day ${minutes}`, startedAt: later(minutes), endedAt: later(60) });
    const open = await log();
    const first = await history({ limit: 2 });
    expect(first.data.map(({ name }) => name)).toEqual(['Day 3', 'Day 2']);
    const rest = await history({ limit: 2, cursor: first.next });
    expect(rest.data.map(({ name }) => name)).toEqual(['Day 1']);
    await removeLog(first.data[0]?.id ?? '');
    expect((await history()).data.map(({ name }) => name)).toEqual(['Day 2', 'Day 1']);
    expect(await failure(log({}, first.data[0]?.id))).toContain('not_found');
    await set(open.id);
    const other = await athlete();
    expect(await failure(other.removeLog(open.id))).toContain('not_found');
    expect((await other.history()).data).toEqual([]);
  });

  it('is refused when too many are open', async () => {
    const { log, read } = await athlete();
    for (let count = 0; count < mostOpen; count += 1) await log();
    expect(await failure(log())).toContain('too_many_open');
    expect((await read()).open).toHaveLength(mostOpen);
  });
});

describe('records', () => {
  it('come from all sets but warm-ups, with last time beside, and shrink when a set is deleted', async () => {
    const { as, log, set, read, removeSet, removeLog } = await athlete();
    const first = await log({ endedAt: later(60) });
    await set(first.id, { kind: 'warm_up', grams: 200_000 });
    await set(first.id);
    const second = await log({ day: '2026-11-24', startedAt: later(1440), endedAt: later(1500) });
    const best = await set(second.id, { grams: 110_000, reps: 3, doneAt: later(1441) });
    const last = { day: '2026-11-24', sets: [{ grams: 110_000, reps: 3 }] };
    expect((await read()).exercises).toMatchObject([
      {
        exerciseId: 'back-squat',
        last,
        bests: {
          max: { grams: 110_000, reps: 3, day: '2026-11-24' },
          loads: [{ grams: 110_000 }, { grams: 100_000, reps: 5, day: '2026-11-23' }],
          volume: { grams: 500_000, day: '2026-11-23' },
        },
      },
    ]);
    expect((await read()).days).toEqual(['2026-11-23', '2026-11-24']);
    // What is under way now is no last time yet.
    const open = await log({ startedAt: later(2880) });
    await set(open.id, { grams: 50_000, doneAt: later(2881) });
    expect((await read()).exercises).toMatchObject([{ last }]);
    await removeLog(open.id);
    // Nor is what was logged afterwards for an earlier day.
    const past = await log({ day: '2026-11-20', startedAt: later(-4320), endedAt: later(-4260) });
    await set(past.id, { grams: 40_000, doneAt: later(3000) });
    expect((await read()).exercises).toMatchObject([{ last }]);
    await removeLog(past.id);
    const params = { exerciseId: 'back-squat' };
    const { data } = await call(endpoints.getExerciseHistory, { params }, { as });
    expect(data.days).toMatchObject([
      { day: '2026-11-23', max: 116_667, volume: 500_000 },
      { day: '2026-11-24', max: 121_000, volume: 330_000 },
    ]);
    await removeSet(second.id, best.id);
    expect((await read()).exercises).toMatchObject([
      { last: { day: '2026-11-23' }, bests: { max: { grams: 100_000, reps: 5 } } },
    ]);
  });
});
