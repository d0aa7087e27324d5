import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { describe, expect, it } from 'vitest';
import {
  canPenalize,
  changedDraft,
  countsLeft,
  draftText,
  emptyDraft,
  entryKind,
  fittingPenalty,
  oneLess,
  oneMore,
  stamped,
} from './score-draft.ts';

const forTime: WorkoutScoring = { type: 'time', unit: 'clock', direction: 'lower' };
const reps: WorkoutScoring = { type: 'reps', unit: 'reps', direction: 'higher' };
const rounds: WorkoutScoring = { type: 'rounds_reps', unit: 'reps', direction: 'higher' };

const cappedRounds: WorkoutScoring = { type: 'capped_rounds', unit: 'clock', direction: 'lower' };

describe('what a judge counts', () => {
  it('fills rounds, and goes back over the start of one', () => {
    const amrap = { ...rounds, repsPerRound: 3 };
    let draft = emptyDraft(amrap);
    const tap = (count: typeof oneMore) => {
      draft = changedDraft(draft, count(draft, amrap));
    };
    for (let rep = 0; rep < 7; rep++) tap(oneMore);
    expect([draft.rounds, draft.reps, draftText(draft, amrap)]).toEqual([2, 1, '2+1']);
    tap(oneLess);
    tap(oneLess);
    expect([draft.rounds, draft.reps]).toEqual([1, 2]);
    for (let rep = 0; rep < 9; rep++) tap(oneLess);
    expect([draft.rounds, draft.reps]).toEqual([0, 0]);
  });

  it.each([forTime, reps, rounds])('is worth nothing once a judge zeroes it: %o', (scoring) => {
    const zeroed = changedDraft(emptyDraft(scoring), { outcome: 'zeroed' });
    expect(readScore(draftText(zeroed, scoring), scoring)).toMatchObject({
      kind: 'score',
      score: { result: { outcome: 'zeroed' } },
    });
  });

  it('counts reps without rounds, and never below zero', () => {
    const one = changedDraft(emptyDraft(reps), oneMore(emptyDraft(reps), reps));
    expect(one.typed).toBe('1');
    const none = changedDraft(one, oneLess(one, reps));
    expect(oneLess(none, reps).typed).toBe('0');
    const first = changedDraft(emptyDraft(rounds), oneMore(emptyDraft(rounds), rounds));
    expect(oneMore(first, rounds)).toMatchObject({ reps: 2 });
  });

  it.each([reps, rounds])('makes no reps at all a result once it was counted: %o', (scoring) => {
    const empty = emptyDraft(scoring);
    expect(draftText(empty, scoring)).toBe('');
    const none = changedDraft(empty, oneLess(empty, scoring));
    expect(readScore(draftText(none, scoring), scoring)).toMatchObject({
      kind: 'score',
      score: { result: { outcome: 'finished', amount: 0 } },
    });
  });

  it.each([reps, rounds])('asks for a new signature after one more rep or one less: %o', (scoring) => {
    const counted = changedDraft(emptyDraft(scoring), oneMore(emptyDraft(scoring), scoring));
    const signed = changedDraft(counted, {
      signature: [
        [
          [1, 2],
          [3, 4],
        ],
      ],
    });
    expect(signed.signature).not.toBeNull();
    expect(changedDraft(signed, oneMore(signed, scoring)).signature).toBeNull();
    expect(changedDraft(signed, oneLess(signed, scoring)).signature).toBeNull();
  });
});

describe('the text of a draft', () => {
  it.each([
    [forTime, { typed: '9:41.30' }, '9:41.30'],
    [forTime, {}, ''],
    [forTime, { typed: '9:41', outcome: 'did_not_finish' }, 'DNF'],
    [forTime, { outcome: 'did_not_start' }, 'DNS'],
    [{ ...forTime, cap: { notation: 'completed' } }, { outcome: 'capped', reps: 89 }, '89 reps done'],
    [{ ...forTime, cap: { notation: 'completed' } }, { outcome: 'capped', reps: 1 }, '1 rep done'],
    [{ ...forTime, cap: { notation: 'remaining' } }, { outcome: 'capped', reps: 12 }, '12 reps left'],
    [
      { ...forTime, cap: { notation: 'remaining', totalReps: 150 } },
      { outcome: 'capped', reps: 138 },
      '138 reps done',
    ],
    [{ ...forTime, variants: ['Rx', 'Scaled'] }, { typed: '9:41', variant: 'Scaled' }, '9:41 - Scaled'],
    [{ ...forTime, variants: ['Rx', 'Scaled'] }, { typed: '9:41', variant: 'Rx' }, '9:41'],
    [cappedRounds, { typed: '39:00', rounds: 1 }, '39:00, 1 capped'],
    [cappedRounds, { typed: '37:27' }, '37:27'],
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

it('is understood for capped rounds, and for feet and inches from the keypad', () => {
  const draft = { ...emptyDraft(cappedRounds), typed: '39:00', rounds: 1 };
  expect(readScore(draftText(draft, cappedRounds), cappedRounds)).toMatchObject({
    kind: 'score',
    score: { result: { rounds: 1 } },
  });
  const thrown: WorkoutScoring = { type: 'distance', unit: 'ft_in', direction: 'higher' };
  expect(readScore("104'10.5", thrown)).toMatchObject({
    kind: 'score',
    score: { result: { amount: 1_258_500, unit: 'in' } },
  });
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

it('keeps a penalty only for a result that it takes something from', () => {
  const capped: WorkoutScoring = { ...forTime, cap: { notation: 'remaining', totalReps: 150 } };
  const penalty = { kind: 'seconds', amount: 10, reason: 'Stepped off the mat' } as const;
  const draft = { ...emptyDraft(capped), penalty };
  const fits = (text: string) => {
    const reading = readScore(text, capped);
    if (reading.kind !== 'score') throw new Error(`${text} is no score.`);
    const { result } = reading.score;
    return [canPenalize(result, capped), fittingPenalty(draft, result, capped)];
  };
  expect(fits('9:41')).toEqual([true, penalty]);
  expect(fits('138 reps done')).toEqual([true, null]);
  expect(fits('DNF')).toEqual([false, null]);
});
