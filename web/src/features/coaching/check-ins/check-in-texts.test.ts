import { afterEach, expect, it } from 'vitest';
import { chooseWeightUnit } from '../../../ui/weight-unit.ts';
import { answerText, keptFigure, shownFigure } from './check-in-texts.ts';

afterEach(() => chooseWeightUnit(null));

it('takes and shows body weights in the unit of the reader, and leaves other figures alone', () => {
  const question = { label: 'Weight', area: 'body' as const, isHidden: false, photos: [] };
  const weight = { ...question, kind: 'weight' as const, value: 81.647 };
  expect(answerText(weight)).toBe('81.6 kg');
  expect(keptFigure('weight', 81.6)).toBe(81.6);
  chooseWeightUnit('lb');
  expect(answerText(weight)).toBe('180 lb');
  expect(keptFigure('weight', 180)).toBe(81.647);
  expect([keptFigure('sleep', 7.5), shownFigure('sleep', 7.5)]).toEqual([7.5, 7.5]);
  expect(answerText({ ...question, kind: 'scale' as const, value: 8 })).toBe('8 of 10');
});
