import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { ScoreReply, ScoreSheetRow } from '@chalkline/contract/competitions/score.schema.ts';
import { expect, it } from 'vitest';
import { workoutSample } from '../../testing/competition-sample.ts';
import { isColumn, planPaste, questionOf } from './paste-column.ts';

const workout = workoutSample('w1');

function row(bib: number, understood?: string): ScoreSheetRow {
  const reading = understood ? readScore(understood, workout.scoring) : null;
  const value = reading?.kind === 'score' ? reading.score : null;
  const score = understood ? ({ understood, typed: understood, value } as unknown as ScoreReply) : null;
  return {
    entry: { id: `e${bib}`, bib, name: `Athlete ${bib}` } as ScoreSheetRow['entry'],
    score,
    check: null,
    ranked: null,
  };
}
const rows = [row(11), row(12, '9:30'), row(13, '10:00'), row(14)];
const plan = (text: string, from = 'e11', answers = {}) =>
  planPaste(text, rows, from, workout, answers).map(({ row: line, does }) => [line?.entry.bib, does]);

it('tells a column from a cell', () => {
  expect(isColumn('9:41\r\n9:42')).toBe(true);
  expect(isColumn('11\t9:41')).toBe(true);
  expect(isColumn('9:41\n')).toBe(false);
});

it('fills down from the row it was pasted into, and says what each line changes', () => {
  expect(plan('9:41\r\n9:45\r\n10:00\r\nlunch\r\n9:50\r\n')).toEqual([
    [11, 'adds'],
    [12, 'replaces'],
    [13, 'same'],
    [14, 'cannot'],
    [undefined, 'nobody'],
  ]);
  expect(plan('9:41\n\n9:50', 'e12')).toEqual([
    [12, 'replaces'],
    [13, 'nothing'],
    [14, 'adds'],
  ]);
});

it('finds rows by bib number if that is the first of two columns', () => {
  expect(plan('14\t9:50\n11\t9:41\n99\t9:00')).toEqual([
    [14, 'adds'],
    [11, 'adds'],
    [undefined, 'nobody'],
  ]);
});

it('asks once per column what ambiguous digits mean', () => {
  const question = questionOf(planPaste('930\n945', rows, 'e11', workout, {}));
  expect(question?.code).toBe('bareDigits');
  expect(plan('930\n945', 'e11', question?.choices[0]?.answers)).toEqual([
    [11, 'adds'],
    [12, 'replaces'],
  ]);
});

it('marks pasted loads in the wrong unit', () => {
  const crane = workoutSample('w2', { scoring: { type: 'load', unit: 'kg', direction: 'higher' } });
  const sheet = [11, 12, 13, 14, 15, 16].map((bib) => row(bib));
  const lines = planPaste('100\n225\n105\n107.5\n110\n102.5', sheet, 'e11', crane, {});
  expect(lines.map(({ far }) => far)).toEqual([false, true, false, false, false, false]);
});
