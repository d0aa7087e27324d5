import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { describe, expect, it } from 'vitest';
import { type CellState, type CellStep, commitOf, isUnsaved, nextCell } from './cell-state.ts';
import { submissionOf } from './submission.ts';

const submission = submissionOf({
  workoutId: 'w',
  entryId: 'e',
  typed: '9:41',
  answers: {},
  previousId: null,
  reason: '',
});
const theirs: ScoreReply = {
  id: 's-2',
  workoutId: 'w',
  entryId: 'e',
  submissionId: 'x',
  previousId: null,
  typed: '9:30',
  value: { result: { outcome: 'finished', amount: 570_000 } },
  understood: '9:30',
  reason: null,
  receivedAt: '2026-11-14T14:36:02Z',
  recordedBy: { id: 'p', name: 'Jonas Brandt' },
};

const after = (...steps: CellStep[]) =>
  steps.reduce<CellState>((state, step) => nextCell(state, step), { kind: 'rest' });
const typed: CellStep = { kind: 'type', text: '9:41' };
const sent: CellStep = { kind: 'send', submission };

describe('a cell of the score sheet', () => {
  it('goes from typing through saving to saved', () => {
    expect(after(typed)).toMatchObject({ kind: 'typing', text: '9:41' });
    expect(after(typed, sent)).toMatchObject({ kind: 'saving', text: '9:41' });
    expect(after(typed, sent, { kind: 'receive', scoreId: 's-1' })).toEqual({
      kind: 'saved',
      scoreId: 's-1',
    });
  });

  it('keeps a failed submission to retry it unchanged', () => {
    const failed = after(typed, sent, { kind: 'fail', why: 'No network.' });
    expect(failed).toMatchObject({ kind: 'failed', text: '9:41', submission, why: 'No network.' });
    expect(nextCell(failed, sent)).toMatchObject({ kind: 'saving', submission });
  });

  it('shows both scores if someone else was first, and continues with the reason', () => {
    const conflict = after(typed, sent, { kind: 'collide', theirs });
    expect(conflict).toMatchObject({ kind: 'conflict', text: '9:41', theirs });
    expect(nextCell(conflict, { kind: 'ask_reason' })).toEqual({ kind: 'reason', text: '9:41', answers: {} });
    expect(nextCell(conflict, { kind: 'drop' })).toEqual({ kind: 'rest' });
  });

  it('ignores typing while a score is being sent', () => {
    expect(after(typed, sent, { kind: 'type', text: '8' })).toMatchObject({ kind: 'saving', text: '9:41' });
  });

  it('is unsaved until the server confirms it', () => {
    expect(isUnsaved(after(typed))).toBe(true);
    expect(isUnsaved(after(typed, sent))).toBe(true);
    expect(isUnsaved(after(typed, sent, { kind: 'receive', scoreId: 's-1' }))).toBe(false);
    expect(isUnsaved(after(typed, { kind: 'drop' }))).toBe(false);
  });
});

describe('leaving a cell', () => {
  const scoring = { ...usualScoring('time'), cap: { notation: 'remaining', seconds: 720 } as const };
  const leave = (text: string, current: ScoreReply | null = null) =>
    commitOf(readScore(text, scoring), text, current);

  it.each([
    ['9:41', 'send'],
    ['', 'nothing'],
    ['lunch', 'wait'],
    ['29:12:00', 'wait'],
  ])('with %j does %s', (text, action) => {
    expect(leave(text)).toBe(action);
  });

  it('asks for a reason when a recorded score changes or is removed, and leaves an untouched one alone', () => {
    expect(leave('9:41', theirs)).toBe('reason');
    expect(leave('', theirs)).toBe('reason');
    expect(leave(' 9:30 ', theirs)).toBe('nothing');
  });
});
