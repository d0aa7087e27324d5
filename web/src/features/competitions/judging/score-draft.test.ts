import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { describe, expect, it } from 'vitest';
import {
  changedDraft,
  countsLeft,
  draftText,
  emptyDraft,
  entryKind,
  oneLess,
  oneMore,
  stamped,
} from './score-draft.ts';

const forTime: WorkoutScoring = { type: 'time', unit: 'clock', direction: 'lower' };
const reps: WorkoutScoring = { type: 'reps', unit: 'reps', direction: 'higher' };
const rounds: WorkoutScoring = { type: 'rounds_reps', unit: 'reps', direction: 'higher' };

describe('what a judge counts', () => {
  it('fills rounds, and goes back over the start of one', () => {
    const amrap = { ...rounds, repsPerRound: 3 };
    let draft = emptyDraft(amrap);
    for (let rep = 0; rep < 7; rep++) draft = oneMore(draft, amrap);
    expect([draft.rounds, draft.reps, draftText(draft, amrap)]).toEqual([2, 1, '2+1']);
    draft = oneLess(oneLess(draft, amrap), amrap);
    expect([draft.rounds, draft.reps]).toEqual([1, 2]);
    for (let rep = 0; rep < 9; rep++) draft = oneLess(draft, amrap);
    expect([draft.rounds, draft.reps, draftText(draft, amrap)]).toEqual([0, 0, '']);
  });

  it('counts reps without rounds, and never below zero', () => {
    const one = oneMore(emptyDraft(reps), reps);
    expect(one.typed).toBe('1');
    expect(oneLess(oneLess(one, reps), reps).typed).toBe('0');
    const endless = oneMore(oneMore(emptyDraft(rounds), rounds), rounds);
    expect([endless.rounds, endless.reps]).toEqual([0, 2]);
  });
});

describe('the text of a draft', () => {
  it.each([
    [forTime, { typed: '9:41.30' }, '9:41.30'],
    [forTime, {}, ''],
    [forTime, { typed: '9:41', outcome: 'did_not_finish' }, 'DNF'],
    [forTime, { outcome: 'did_not_start' }, 'DNS'],
    [{ ...forTime, cap: { notation: 'completed' } }, { outcome: 'capped', reps: 89 }, '89 reps done'],
    [{ ...forTime, cap: { notation: 'remaining' } }, { outcome: 'capped', reps: 12 }, '12 reps left'],
    [
      { ...forTime, cap: { notation: 'remaining', totalReps: 150 } },
      { outcome: 'capped', reps: 138 },
      '138 reps done',
    ],
    [{ ...forTime, variants: ['Rx', 'Scaled'] }, { typed: '9:41', variant: 'Scaled' }, '9:41 - Scaled'],
    [{ ...forTime, variants: ['Rx', 'Scaled'] }, { typed: '9:41', variant: 'Rx' }, '9:41'],
    [{ ...forTime, knockoutRounds: 3 }, { typed: '9:41', round: 2 }, 'R2 9:41'],
  ] as const)('%o with %o reads %s', (scoring, entered, text) => {
    expect(
      draftText({ ...emptyDraft(scoring as WorkoutScoring), ...entered }, scoring as WorkoutScoring),
    ).toBe(text);
  });

  it('says reps left only where the sum of reps is not known', () => {
    expect(countsLeft({ ...forTime, cap: { notation: 'remaining' } })).toBe(true);
    expect(countsLeft({ ...forTime, cap: { notation: 'remaining', totalReps: 90 } })).toBe(false);
    expect(countsLeft({ ...forTime, cap: { notation: 'completed' } })).toBe(false);
  });
});

it.each([
  [forTime, 'keypad'],
  [reps, 'count'],
  [rounds, 'rounds'],
  [{ type: 'pass_fail', unit: 'pass', direction: 'higher' }, 'pass'],
] as const)('%o is entered by %s', (scoring, kind) => {
  expect(entryKind(scoring as WorkoutScoring)).toBe(kind);
});

it.each([
  [0, '0:00.00'],
  [9_999, '0:09.99'],
  [581_305, '9:41.30'],
  [3_600_000, '60:00.00'],
])('%i ms on the clock are %s', (milliseconds, text) => {
  expect(stamped(milliseconds)).toBe(text);
});

it('drops the signature when the result changes, not with a note or a no-rep', () => {
  const signed = {
    ...emptyDraft({ type: 'time' } as never),
    typed: '9:41',
    signature: [
      [
        [1, 2],
        [3, 4],
      ],
    ],
  };
  expect(changedDraft(signed, { note: 'Chalk', noReps: 2 }).signature).toEqual(signed.signature);
  expect(changedDraft(signed, { typed: '9:42' }).signature).toBeNull();
  expect(changedDraft(signed, { outcome: 'capped' }).signature).toBeNull();
});
