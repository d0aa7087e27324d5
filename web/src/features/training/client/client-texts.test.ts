import { expect, it } from 'vitest';
import { adherenceNote, workoutRows } from './client-texts.ts';

it('tells adherence with how it changed', () => {
  const share = (done: number, due: number) => ({ done, due });
  const note = (adherence: { done: number; due: number }, before: { done: number; due: number }) =>
    adherenceNote({ adherence, before });
  expect(note(share(14, 16), share(13, 16))).toBe('14 of 16 workouts, 7 points up');
  expect(note(share(1, 2), share(2, 2))).toBe('1 of 2 workouts, 50 points down');
  expect(note(share(3, 4), share(0, 0))).toBe('3 of 4 workouts');
  expect(note(share(0, 0), share(1, 2))).toBe('Nothing was due');
});

it('sets what was done beside what was asked, by exercise', () => {
  const figures = { reps: 5, grams: 90_000, seconds: null, meters: null };
  const asked = { range: null, percent: 82.5, rpe: null, tempo: null };
  const squat = { exerciseId: 'squat', name: 'Front squat', measure: 'load' as const };
  const hold = { exerciseId: 'hold', name: 'Hollow hold', measure: 'time' as const };
  const row = { exerciseId: 'row', name: 'Row', measure: 'reps' as const };
  const set = { kind: 'work' as const, ...figures, rest: 90, asked };
  const press = { exerciseId: 'press', name: 'Press', measure: 'load' as const };
  const ranged = { ...set, asked: { ...asked, range: { from: 5, to: 8 }, percent: null } };
  const planned = { kind: 'work' as const, reps: null, grams: null, seconds: 40, meters: null, rest: 0 };
  const done = (exercise: typeof squat | typeof hold | typeof row, made: Partial<typeof figures> = {}) => ({
    ...exercise,
    ...set,
    ...made,
    id: crypto.randomUUID(),
    logId: 'log',
    note: '',
    rpe: null as number | null,
    revision: 1,
    doneAt: '2026-11-27T09:00:00.000Z',
  });
  const rows = workoutRows(
    {
      plan: {
        blocks: [
          { exercises: [{ ...squat, sets: [set, set, set] }] },
          { exercises: [{ ...press, sets: [ranged, ranged] }] },
          {
            exercises: [
              { ...hold, sets: [planned, planned] },
              { ...row, sets: [{ ...planned, reps: 8, seconds: null }] },
            ],
          },
        ],
      },
      sets: [
        done(squat),
        { ...done(squat, { reps: 4 }), note: 'Knee', rpe: 8.5 },
        done(squat, { grams: 85_000 }),
        { ...done(hold), seconds: 35 },
        { ...done({ ...row, exerciseId: 'curl', name: 'Curl' }), reps: 12 },
      ],
    },
    'kg',
  );
  expect(rows.map(({ letter, name, asked: a, done: d, notes }) => [letter, name, a, d, notes])).toEqual([
    ['A', 'Front squat', '3 × 5, 82.5% of max, 90 kg', '90 × 5, 4 @8.5, 85 × 5', ['Knee']],
    ['B', 'Press', '2 × 5–8 reps, 90 kg', '–', []],
    ['C1', 'Hollow hold', '2 × 0:40', '0:35', []],
    ['C2', 'Row', '1 × 8 reps', '–', []],
    ['', 'Curl', '–', '12 reps', []],
  ]);
});
