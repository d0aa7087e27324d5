import { describe, expect, it } from 'vitest';
import { cellSample, headSample, rowSample } from '../../testing/board-sample.ts';
import { plainPoints } from '../board-figures.ts';
import { headLine, sumLine } from './explanation-text.ts';

const row = rowSample(0, {
  total: 175,
  cells: [
    cellSample({ points: 100 }),
    cellSample({ points: 75 }),
    cellSample({ points: null, kind: 'pending' }),
  ],
});

describe('the words of an explanation', () => {
  it('add the points up, with what was given or taken by hand', () => {
    expect(sumLine(row, plainPoints)).toBe('100 + 75 = 175.');
    expect(sumLine({ ...row, adjustment: -5, total: 170 }, plainPoints)).toBe('100 + 75 − 5 by hand = 170.');
  });

  it('add nothing up where the total is no plain sum', () => {
    expect(sumLine({ ...row, total: 100 }, plainPoints)).toBe(null);
    expect(sumLine({ ...row, total: null }, plainPoints)).toBe(null);
    expect(sumLine(rowSample(0), plainPoints)).toBe(null);
  });

  it('say how far the total is, and what is in a workout', () => {
    const head = headSample(1, 3);
    expect(headLine(head, row, null, plainPoints)).toBe('175 points after 2 of 1 workout');
    expect(headLine(head, row, 0, plainPoints)).toBe('9:41.28 in Breakwater');
  });
});
