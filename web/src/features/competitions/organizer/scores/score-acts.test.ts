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

describe('what one has done in the sheet', () => {
  const two = withAct(withAct(noActs, [change('s1')]), [change('s2')]);

  it('goes back step by step, and forward again', () => {
    const back = afterMove(two, 'undo', { moved: [change('s3')], failed: [] });
    expect(back.done).toEqual([[change('s1')]]);
    expect(back.undone).toEqual([[change('s3')]]);
    const again = afterMove(back, 'redo', { moved: [change('s4')], failed: [] });
    expect(again.done).toEqual([[change('s1')], [change('s4')]]);
    expect(again.undone).toEqual([]);
  });

  it('goes back in the order of typing, though a later score’s receipt came first', () => {
    const overtaken = withAct(withAct(noActs, [change('s2')]), [change('s1')]);
    expect(overtaken).toEqual(two);
  });

  it('forgets what was undone once something new is typed', () => {
    const back = afterMove(two, 'undo', { moved: [change('s3')], failed: [] });
    expect(withAct(back, [change('s5')]).undone).toEqual([]);
  });

  it('keeps what did not arrive, and lets go of what somebody else has changed', () => {
    const back = afterMove(two, 'undo', { moved: [], failed: [change('s2')] });
    expect(back).toEqual(two);
    const lost = afterMove(two, 'undo', { moved: [], failed: [] });
    expect(lost).toEqual({ done: [[change('s1')]], undone: [] });
  });
});

describe('a score as text', () => {
  it('is read back to the same score, past the cap as well', () => {
    const scoring = { ...usualScoring('time'), cap: { notation: 'remaining', seconds: 720 } as const };
    const value = { result: { outcome: 'finished', amount: 735_000 } } as const;
    const { typed, answers, words } = cellText({ value } as unknown as ScoreReply, scoring);
    expect(words).toBe('12:15');
    expect(readScore(typed, scoring, { answers })).toMatchObject({ kind: 'score', score: value });
  });

  it('is empty where there was none', () => {
    expect(cellText(null, usualScoring('time')).typed).toBe('');
  });
});
