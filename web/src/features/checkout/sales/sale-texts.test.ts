import { describe, expect, it } from 'vitest';
import { ruleSteps } from './sale-texts.ts';
import { refundOf, type SoldUnit } from './sold-units.ts';
import { takeBackTexts } from './take-back-texts.ts';

const startsAt = '2031-11-20T08:00:00.000Z';
const rule = [
  { hoursBefore: 24, rate: 5000, kept: 200 },
  { hoursBefore: 168, rate: 10_000, kept: 0 },
];
const at = (moment: string | null, now: string) =>
  ruleSteps(rule, { currency: 'EUR', startsAt: moment, now: Date.parse(now) }).map(
    ({ gives, isNow }) => `${isNow ? '> ' : ''}${gives}`,
  );

describe('the refund rule of an order', () => {
  it.each([
    ['2031-11-13T08:00:00.000Z', ['> Full refund', '50%, less €2.00 each', 'Nothing']],
    ['2031-11-13T08:00:00.001Z', ['Full refund', '> 50%, less €2.00 each', 'Nothing']],
    ['2031-11-19T09:00:00.000Z', ['Full refund', '50%, less €2.00 each', '> Nothing']],
  ])('at %s marks the step that applies', (now, steps) => {
    expect(at(startsAt, now)).toEqual(steps);
  });

  it('never ends without a date, and leaves it to the seller without steps', () => {
    expect(at(null, startsAt)[0]).toBe('> Full refund');
    expect(at(null, startsAt)).not.toContain('Nothing');
    expect(ruleSteps([], { currency: 'EUR', startsAt, now: 0 })).toEqual([
      { gives: 'No refunds by rule', until: 'the seller decides about each refund', isNow: true },
    ]);
  });
});

describe('what goes back', () => {
  const unit = { left: 2499, byRule: 1200 } as SoldUnit;
  it.each([
    ['rule', Number.NaN, 2400],
    ['all', Number.NaN, 4998],
    ['amount', 4998, 4998],
    ['amount', 4999, null],
    ['amount', 0, null],
    ['amount', Number.NaN, null],
  ] as const)('by %s with %d typed is %s', (mode, typed, given) => {
    expect(refundOf([unit, unit], { mode, typed })).toBe(given);
  });
});

it('says what taking back does by what was sold', () => {
  const kinds = ['registration', 'ticket', 'product', 'program', 'membership'];
  expect(kinds.map((kind) => takeBackTexts(kind).effect(2))).toEqual([
    '2 places are released',
    '2 places are released',
    '2 items go back in stock',
    'Access to the program ends',
    'The membership time is taken back',
  ]);
});
