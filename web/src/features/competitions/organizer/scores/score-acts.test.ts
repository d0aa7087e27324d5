import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { describe, expect, it } from 'vitest';
import { afterMove, type CellChange, cellText, noActs, withAct } from './score-acts.ts';

const change = (scoreId: string, sentAt = Number(scoreId.slice(1))): CellChange => ({
  workoutId: 'w',
  entryId: 'e',
  name: 'Selam Tesfaye',
  before: { typed: '', answers: {}, words: 'no score' },
  after: { typed: '9:41', answers: {}, words: '9:41' },
  scoreId,
  sentAt,
});

describe('the undo stack', () => {
  const two = withAct(withAct(noActs, [change('s1')]), [change('s2')]);

  it('undoes step by step, and redoes', () => {
    const back = afterMove(two, 'undo', { moved: [change('s3')], failed: [] });
    expect(back.done).toEqual([[change('s1')]]);
    expect(back.undone).toEqual([[change('s3')]]);
    const again = afterMove(back, 'redo', { moved: [change('s4')], failed: [] });
    expect(again.done).toEqual([[change('s1')], [change('s4')]]);
    expect(again.undone).toEqual([]);
  });

  it('undoes in the order of typing, even if responses arrive out of order', () => {
    const overtaken = withAct(withAct(noActs, [change('s2')]), [change('s1')]);
    expect(overtaken).toEqual(two);
  });

  it('clears the redo stack once something new is typed', () => {
    const back = afterMove(two, 'undo', { moved: [change('s3')], failed: [] });
    expect(withAct(back, [change('s5')]).undone).toEqual([]);
  });

  it('keeps failed changes, and drops those someone else has changed', () => {
    const back = afterMove(two, 'undo', { moved: [], failed: [change('s2')] });
    expect(back).toEqual(two);
    const lost = afterMove(two, 'undo', { moved: [], failed: [] });
    expect(lost).toEqual({ done: [[change('s1')]], undone: [] });
  });
});

describe('a score as text', () => {
  it('reads back as the same score, also past the cap', () => {
    const scoring = { ...usualScoring('time'), cap: { notation: 'remaining', seconds: 720 } as const };
    const value = { result: { outcome: 'finished', amount: 735_000 } } as const;
    const { typed, answers, words } = cellText({ value } as unknown as ScoreReply, scoring);
    expect(words).toBe('12:15');
    expect(readScore(typed, scoring, { answers })).toMatchObject({ kind: 'score', score: value });
  });

  it('is empty without a score', () => {
    expect(cellText(null, usualScoring('time')).typed).toBe('');
  });
});
