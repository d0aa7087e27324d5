import { expect, it } from 'vitest';
import { changeText, costParts, costsText, takesText } from './membership-texts.ts';

const paid = { price: 4900, currency: 'EUR', period: 'month' } as const;
const free = { price: 0, currency: 'EUR', period: 'year' } as const;

it('says what a plan costs by its period, and nothing of a period where it is free', () => {
  expect([costsText(paid), costsText(free)]).toEqual(['€49.00 a month', 'Free']);
  expect(costParts(free)).toEqual(['Free', '']);
  expect(costsText({ ...paid, tax: { rate: 2000, isIncluded: false } })).toBe('€49.00 a month, plus 20% tax');
  expect(costsText({ ...paid, tax: { rate: 2000, isIncluded: true } })).toBe('€49.00 a month');
  expect([takesText(paid), takesText(free)]).toEqual(['costs €49.00 a month', 'is free']);
});

it('says when a plan changes to a free one', () => {
  const change = { ...free, planId: 'p', plan: 'Basic', on: '2026-12-01' };
  expect(changeText(change)).toBe('Changes to Basic on 1 December 2026, free from then on.');
});
