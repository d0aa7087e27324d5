import type { PlannedSet } from '@chalkline/contract/training/plan.schema.ts';
import { describe, expect, it } from 'vitest';
import { mergedLog, nextEdit } from './merged-log.ts';
import { type DoneSet, nextStep, planAgain, stepsOf, withDone, withoutRest, withSwap } from './plans.ts';
import type { KeptLog, Send } from './training-store.ts';

const five: PlannedSet = { kind: 'work', reps: 5, grams: 100_000, seconds: null, meters: null, rest: 90 };
const exercise = (exerciseId: string, sets: number) => ({
  exerciseId,
  name: exerciseId,
  measure: 'load' as const,
  sets: Array.from({ length: sets }, () => five),
});
let minute = 0;
const done = (exerciseId: string, change: Partial<DoneSet> = {}): DoneSet => {
  minute += 1;
  const { rest: _, ...figures } = five;
  const facts = { exerciseId, name: exerciseId, measure: 'load' as const, ...figures };
  const doneAt = `2026-11-23T09:${String(minute).padStart(2, '0')}:00.000Z`;
  return { ...facts, id: `${exerciseId} ${minute}`, doneAt, note: '', rpe: null, revision: 1, ...change };
};
const shown = (plan: Parameters<typeof stepsOf>[0], sets: readonly DoneSet[]) =>
  stepsOf(plan, sets).map((step) => `${step.exercise.exerciseId}${step.at + 1}${step.done ? '!' : ''}`);

describe('the steps of a plan', () => {
  it('take one exercise after the other, and a superset in rounds', () => {
    const superset = { exercises: [exercise('a', 2), exercise('b', 2)] };
    const plan = { blocks: [{ exercises: [exercise('s', 2)] }, superset] };
    expect(shown(plan, [done('s'), done('b')])).toEqual(['s1!', 's2', 'a1', 'b1!', 'a2', 'b2']);
  });

  it('grow by what another device did beyond the plan', () => {
    const sets = [done('s'), done('s'), done('x')];
    expect(shown(withDone({ blocks: [{ exercises: [exercise('s', 1)] }] }, sets), sets)).toEqual([
      's1!',
      's2!',
      'x1!',
    ]);
  });

  it('go on with what was done last, then from the first that is left', () => {
    const plan = { blocks: [{ exercises: [exercise('s', 1)] }, { exercises: [exercise('t', 2)] }] };
    const next = (sets: readonly DoneSet[]) => nextStep(stepsOf(plan, sets))?.exercise.exerciseId;
    const [one, two] = [done('t'), done('t')];
    expect([next([]), next([one]), next([one, two]), next([one, two, done('s')])]).toEqual([
      's',
      't',
      's',
      undefined,
    ]);
  });

  it('keep what was done when the rest is swapped or skipped', () => {
    const plan = { blocks: [{ exercises: [exercise('s', 3)] }] };
    const sets = [done('s')];
    const [step] = stepsOf(plan, sets);
    if (!step) throw new Error('a step was expected');
    expect(shown(withSwap(plan, step, 1, exercise('t', 1)), sets)).toEqual(['s1!', 't1', 't2']);
    expect(shown(withoutRest(plan, step, 1), sets)).toEqual(['s1!']);
    expect(withoutRest(plan, step, 0).blocks).toEqual([]);
  });

  it('ask again for what was reached, and not for what was left out', () => {
    const plan = { blocks: [{ exercises: [exercise('s', 2)] }, { exercises: [exercise('t', 1)] }] };
    const sets = [{ ...done('s', { reps: 7 }), logId: 'log' }];
    expect(planAgain({ plan, sets })).toEqual({
      blocks: [{ exercises: [{ ...exercise('s', 1), sets: [{ ...five, reps: 7 }] }] }],
    });
  });
});

describe('a workout on two devices', () => {
  const facts = {
    id: 'log',
    name: 'Legs',
    note: '',
    day: '2026-11-23',
    scheduledId: null,
    endedAt: null,
    plan: { blocks: [] },
  };
  const at = { startedAt: '2026-11-23T09:00:00.000Z', editedAt: '2026-11-23T09:00:00.000Z' };
  const mine: KeptLog = {
    ...facts,
    ...at,
    personId: 'ana',
    sets: [],
    rest: null,
    timer: null,
    editing: false,
  };

  it('has the sets of both, and what this phone has not sent yet counts more', () => {
    const [here, there, both] = [done('a'), done('b'), done('c')];
    const known = { ...mine, sets: [here, { ...both, reps: 8, revision: 2 }] };
    const body = { ...both, reps: 8, revision: 2 };
    const send = { personId: 'ana', logId: 'log', why: null };
    const sends: Send[] = [{ ...send, what: { kind: 'set', setId: both.id, body } }];
    const reply = { ...facts, ...at, sets: [there, both].map((set) => ({ ...set, logId: 'log' })) };
    const merged = mergedLog('ana', known, reply, sends);
    expect(merged?.sets.map(({ id, reps }) => [id, reps])).toEqual([
      [here.id, 5],
      [there.id, 5],
      [both.id, 8],
    ]);
    expect(mergedLog('ana', merged, reply, sends)).toBe(merged);
    expect(mergedLog('ana', known, reply, [{ ...send, what: { kind: 'log_removed' } }])).toBeNull();
  });
});

it('makes each edit later than the one before, also by a clock that stopped', () => {
  const editedAt = '2026-11-23T09:00:00.000Z';
  const byClock = (now: string) => nextEdit({ editedAt }, Date.parse(now));
  expect(byClock('2026-11-23T09:00:05.000Z')).toBe('2026-11-23T09:00:05.000Z');
  expect(byClock(editedAt)).toBe('2026-11-23T09:00:00.001Z');
  expect(byClock('2026-11-23T08:00:00.000Z')).toBe('2026-11-23T09:00:00.001Z');
});
