import type { JudgeScoreReply } from '@chalkline/contract/competitions/judging.schema.ts';
import { describe, expect, it } from 'vitest';
import type { FloorScore } from './judge-store.ts';
import { correctionOf, isOwnNewer, latestOf, leftBy, outdated, waitingOf } from './outbox-order.ts';

const at = '2026-11-20T09:00:00.000Z';

function score(submissionId: string, more: Partial<FloorScore> = {}): FloorScore {
  return {
    submissionId,
    personId: 'ana',
    competitionId: 'open',
    workoutId: 'press',
    entryId: 'ivy',
    typed: '105',
    tiebreaks: [],
    answers: {},
    noReps: 0,
    note: '',
    penalty: null,
    reason: '',
    enteredAt: at,
    signature: null,
    previousId: null,
    follows: null,
    understood: '105 kg',
    state: 'waiting',
    receipt: null,
    why: null,
    about: { heatId: 'heat', lane: 1, athlete: 'Ivy', bib: 7, workout: 'Press' },
    ...more,
  };
}

function sent(submissionId: string, outcome: JudgeScoreReply['outcome'], receivedAt = at): FloorScore {
  const receipt: JudgeScoreReply = {
    submissionId,
    workoutId: 'press',
    entryId: 'ivy',
    typed: '105',
    answers: {},
    understood: '105 kg',
    noReps: 0,
    note: '',
    penalty: null,
    enteredAt: at,
    receivedAt,
    judge: { id: 'ana', name: 'Ana' },
    isSigned: false,
    outcome,
    scoreId: `score of ${submissionId}`,
  };
  return score(submissionId, { state: 'sent', receipt });
}

it('waits for each person on their own', () => {
  const all = [score('one'), score('two', { personId: 'ben' }), score('three', { state: 'refused' })];
  expect(waitingOf(all, 'ana').map(({ submissionId }) => submissionId)).toEqual(['one']);
  expect(waitingOf(all, null)).toEqual([]);
});

it('hands over what earlier links left of the same competition, and nothing that was sent', () => {
  const all = [
    score('waiting'),
    score('refused', { state: 'refused' }),
    sent('sent', 'recorded'),
    score('elsewhere', { competitionId: 'other' }),
    score('of another', { personId: 'ben' }),
  ];
  expect(leftBy(all, ['ana', 'cleo'], 'open').map(({ submissionId }) => submissionId)).toEqual([
    'waiting',
    'refused',
  ]);
});

describe('a correction', () => {
  it('follows the receipt of what it corrects', () => {
    const next = score('two', { follows: 'one', previousId: 'what the phone saw' });
    expect(correctionOf(next, [sent('one', 'recorded'), next])).toEqual({
      previousId: 'score of one',
      reason: 'Corrected by the judge',
    });
    expect(correctionOf({ ...next, reason: 'Miscounted' }, [sent('one', 'same')]).reason).toBe('Miscounted');
  });

  it('is of what the phone saw where the one before it became no score', () => {
    const next = score('two', { follows: 'one', previousId: 'seen' });
    expect(correctionOf(next, [sent('one', 'conflict')]).previousId).toBe('seen');
    expect(correctionOf(score('two', { follows: 'one' }), [sent('one', 'conflict')])).toEqual({
      previousId: null,
      reason: '',
    });
  });
});

it('knows the latest own score of a lane that was not refused', () => {
  const all = [
    score('one'),
    score('two'),
    score('three', { state: 'refused' }),
    score('four', { entryId: 'x' }),
  ];
  const lane = { personId: 'ana', workoutId: 'press', entryId: 'ivy' };
  expect(latestOf(all, lane)?.submissionId).toBe('two');
  expect(latestOf(all, { ...lane, personId: 'ben' })).toBeNull();
});

it('drops what was sent three days ago, and never what was not', () => {
  const now = Date.parse('2026-11-24T09:00:00.001Z');
  const recent = { ...sent('recent', 'recorded', '2026-11-22T09:00:00.000Z'), order: 3 };
  const all = [{ ...sent('old', 'recorded'), order: 1 }, score('waiting', { order: 2 }), recent];
  expect(outdated(all, now)).toEqual([1]);
});

it('knows when the judge’s own score is newer than what the phone last read', () => {
  const read = (receivedAt: string) => ({ receivedAt });
  expect(isOwnNewer(null, read(at))).toBe(false);
  expect(isOwnNewer(score('one'), read(at))).toBe(true);
  expect(isOwnNewer(sent('one', 'recorded'), null)).toBe(true);
  expect(isOwnNewer(sent('one', 'same'), read('2026-11-20T08:59:00.000Z'))).toBe(true);
  expect(isOwnNewer(sent('one', 'recorded'), read('2026-11-20T09:01:00.000Z'))).toBe(false);
  expect(isOwnNewer(sent('one', 'conflict'), null)).toBe(false);
});
