import type { ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { expect, it } from 'vitest';
import type { FloorScore } from './judge-store.ts';
import { sendQuestion } from './send-checks.ts';

const scoring: WorkoutScoring = { type: 'reps', unit: 'reps', direction: 'higher' };
const reps = (amount: number): ScoreValue => ({ result: { outcome: 'finished', amount } });
const nothing = { personId: 'me', scoring, recorded: null, own: null, field: [] };
const recorded = {
  value: reps(105),
  understood: '105 reps',
  recordedBy: { id: 'ben', name: 'Ben' },
} as unknown as ScoreReply;
const waiting = { state: 'waiting', understood: '110 reps' } as FloorScore;

it('asks nothing about the first score of a lane among usual ones', () => {
  expect(sendQuestion(reps(105), nothing)).toBeNull();
  expect(sendQuestion(reps(105), { ...nothing, field: [98, 101, 103, 107, 110].map(reps) })).toBeNull();
});

it('says that a score is there already, and whose it would replace', () => {
  expect(sendQuestion(reps(105), { ...nothing, recorded })).toEqual({ kind: 'same', now: '105 reps' });
  expect(sendQuestion(reps(106), { ...nothing, recorded })).toEqual({
    kind: 'overwrite',
    now: '105 reps',
    by: 'Ben',
    isOutlier: false,
  });
});

it('names nobody for a score that the judge entered themselves', () => {
  const own = { ...recorded, recordedBy: { id: 'me', name: 'Jonas' } };
  expect(sendQuestion(reps(106), { ...nothing, recorded: own })).toMatchObject({ by: null });
});

it('uses the judge’s own score while it is being sent', () => {
  expect(sendQuestion(reps(110), { ...nothing, recorded, own: waiting })).toEqual({
    kind: 'same',
    now: '110 reps',
  });
  expect(sendQuestion(reps(105), { ...nothing, recorded, own: waiting })).toEqual({
    kind: 'overwrite',
    now: '110 reps',
    by: null,
    isOutlier: false,
  });
  const arrived: FloorScore = { ...waiting, state: 'sent' };
  expect(sendQuestion(reps(105), { ...nothing, recorded, own: arrived })?.kind).toBe('same');
});

it('uses it after its receipt too, until the phone has read the server again', () => {
  const receipt = { outcome: 'recorded', receivedAt: '2026-11-20T09:00:05.000Z' };
  const own = { ...waiting, state: 'sent', receipt } as unknown as FloorScore;
  const overwrite = (by: string | null, now: string) => ({ kind: 'overwrite', now, by, isOutlier: false });
  expect(sendQuestion(reps(106), { ...nothing, own })).toEqual(overwrite(null, '110 reps'));
  const older = { ...recorded, receivedAt: '2026-11-20T09:00:00.000Z' };
  expect(sendQuestion(reps(106), { ...nothing, own, recorded: older })).toEqual(overwrite(null, '110 reps'));
  const newer = { ...recorded, receivedAt: '2026-11-20T09:00:09.000Z' };
  expect(sendQuestion(reps(106), { ...nothing, own, recorded: newer })).toEqual(overwrite('Ben', '105 reps'));
});

it('asks about a score far from all others', () => {
  expect(sendQuestion(reps(1050), { ...nothing, field: [98, 101, 103, 107, 110].map(reps) })).toEqual({
    kind: 'outlier',
  });
});

it('says of a correction that it is far from all others, too', () => {
  const field = [98, 101, 103, 107, 110].map(reps);
  expect(sendQuestion(reps(1050), { ...nothing, recorded, field })).toMatchObject({
    kind: 'overwrite',
    isOutlier: true,
  });
});

it('asks about pounds entered as kilograms', () => {
  const load: WorkoutScoring = { type: 'load', unit: 'kg', direction: 'higher' };
  const kilograms = (kg: number): ScoreValue => ({
    result: { outcome: 'finished', amount: kg * 1000, unit: 'kg' },
  });
  const field = [95, 100, 102, 105, 110].map(kilograms);
  expect(sendQuestion(kilograms(225), { ...nothing, scoring: load, field })).toEqual({ kind: 'outlier' });
  expect(sendQuestion(kilograms(112), { ...nothing, scoring: load, field })).toBeNull();
});
