import type { BoardCut } from '@chalkline/contract/competitions/cut.schema.ts';
import { describe, expect, it } from 'vitest';
import { cutSample, headSample, rowSample } from '../../testing/board-sample.ts';
import { plainPoints } from '../board-figures.ts';
import { cutSentences, gapText, isLineAbove, lineText } from './cut-line-text.ts';

const head = headSample(1, 4);

describe('what the line says', () => {
  it.each<[Partial<BoardCut>, string, string]>([
    [{}, 'Cut after Breakwater', 'The top 2 advance.'],
    [{ made: true }, 'Cut after Breakwater', 'The top 2 advance. The cut is final.'],
    [{ afterWorkoutId: 'hidden', rule: { by: 'top', count: 1 } }, 'Cut', 'First place advances.'],
    [
      { rule: { by: 'percent', percent: 25, of: 'started' } },
      'Cut after Breakwater',
      'The best 25% of those who started advance, rounded down.',
    ],
    [{ rule: { by: 'total', points: 300 } }, 'Cut after Breakwater', 'Everyone with 300 points advances.'],
    [
      { rule: { by: 'result', workoutId: 'w1', typed: '9:30' } },
      'Cut after Breakwater',
      'Everyone with 9:30 in Breakwater advances.',
    ],
  ])('of %j', (sketch, title, rule) => {
    expect(lineText(head, cutSample(sketch))).toEqual({ title, rule });
  });

  it('describes ties and vacated spots', () => {
    expect(cutSentences(head, cutSample({ ties: 'none', movesUp: true }))).toEqual([
      'Cut after Breakwater: The top 2 advance.',
      'No one tied at the cut line advances.',
      'If someone who advanced withdraws, the next in line moves up.',
    ]);
    expect(cutSentences(head, cutSample({ rule: { by: 'total', points: 5 } }))).toHaveLength(1);
  });
});

describe('how far a row is from the line', () => {
  it.each([
    ['above', 99, {}, '1 above the cut line'],
    ['above', 98, {}, 'at the cut line'],
    ['below', 90, {}, '9 below the cut line'],
    ['below', null, {}, ''],
    ['clinched', 99, {}, ''],
    ['out', 90, {}, ''],
    ['above', 99, { firstBelow: null }, ''],
    ['below', 90, { rule: { by: 'total', points: 92.5 } }, '2.5 below the cut line'],
  ] as const)('%s with %s and %j', (cut, total, sketch, words) => {
    expect(gapText(rowSample(0, { cut, total }), cutSample(sketch as Partial<BoardCut>), plainPoints)).toBe(
      words,
    );
  });
});

describe('the line is drawn', () => {
  const cut = cutSample();
  it('between who goes on and who does not, also where rows between are hidden', () => {
    expect(isLineAbove(cut, rowSample(2), rowSample(1))).toBe(true);
    expect(isLineAbove(cut, rowSample(3), rowSample(0))).toBe(true);
    expect(isLineAbove(cut, rowSample(3), rowSample(2))).toBe(false);
    expect(isLineAbove(cut, rowSample(1), rowSample(0))).toBe(false);
  });

  it('on top of a page that begins with it, and not of a list of others', () => {
    expect(isLineAbove(cut, rowSample(2), undefined)).toBe(true);
    expect(isLineAbove(cut, rowSample(3), undefined)).toBe(false);
  });

  it('on top of all rows where later results have mixed them, which it says', () => {
    const mixed = cutSample({ lineAt: null, laterWorkoutIds: ['w1', 'hidden'] });
    expect(isLineAbove(mixed, rowSample(0), undefined)).toBe(true);
    expect(isLineAbove(mixed, rowSample(1), rowSample(0))).toBe(false);
    expect(isLineAbove(mixed, rowSample(50), undefined)).toBe(false);
    expect(lineText(head, mixed).rule).toBe(
      'The top 2 advance. The cut isn’t final yet, and the order already includes Breakwater, a later workout.',
    );
    const parted = cutSample({ laterWorkoutIds: ['w1'] });
    expect(isLineAbove(parted, rowSample(0), undefined)).toBe(false);
    expect(lineText(head, parted).rule).toBe('The top 2 advance.');
  });

  it('above all rows if some who were cut rank above others who advanced, and says so', () => {
    const made = { made: true, lineAt: null } as const;
    const mixed = cutSample({ ...made, cutAbove: 1 });
    expect(isLineAbove(mixed, rowSample(0), undefined)).toBe(true);
    expect(isLineAbove(mixed, rowSample(1), rowSample(0))).toBe(false);
    expect(lineText(head, mixed).rule).toBe(
      'The top 2 advance. The cut is final. 1 athlete who was cut now ranks above someone who advanced. Who advances doesn’t change.',
    );
    expect(lineText(head, cutSample({ ...made, cutAbove: 1200 })).rule).toContain(
      '1,200 athletes who were cut now rank above',
    );
    expect(isLineAbove(cutSample(made), rowSample(0), undefined)).toBe(false);
  });

  it('nowhere where there is none', () => {
    expect(isLineAbove(undefined, rowSample(2), rowSample(1))).toBe(false);
    expect(isLineAbove(cutSample({ lineAt: null }), rowSample(2), rowSample(1))).toBe(false);
  });
});
