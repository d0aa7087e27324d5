import { describe, expect, it } from 'vitest';
import { daysLeft, keptUntil, readOnlySince, trialEnd } from './trial.rules.ts';

const startedAt = new Date('2026-03-01T09:30:00Z');
const trial = { startedAt, period: 14, paidUntil: null };
const end = new Date('2026-03-15T09:30:00Z');
const before = (milliseconds: number) => new Date(end.getTime() - milliseconds);

describe('a trial', () => {
  it('ends so many times 24 hours after it began', () => expect(trialEnd(trial)).toEqual(end));

  it.each([
    ['at its start', startedAt, 14],
    ['a moment after', new Date(startedAt.getTime() + 1), 14],
    ['a day before its end', before(86_400_000), 1],
    ['in its last second', before(1000), 1],
    ['at its end', end, 0],
    ['long after', new Date('2027-01-01T00:00:00Z'), 0],
  ])('%s has its days left', (_, now, left) => expect(daysLeft(trial, now)).toBe(left));

  it('turns read-only at its end, not before', () => {
    expect(readOnlySince(trial, before(1))).toBeNull();
    expect(readOnlySince(trial, end)).toEqual(end);
  });

  it('is kept for 90 days more', () => expect(keptUntil(trial)).toEqual(new Date('2026-06-13T09:30:00Z')));

  it('without a period never ends', () => {
    const contract = { startedAt, period: null, paidUntil: null };
    expect([
      trialEnd(contract),
      daysLeft(contract, end),
      readOnlySince(contract, end),
      keptUntil(contract),
    ]).toEqual([null, null, null, null]);
  });

  it('is none while a plan is paid, and a company is read-only once both are over', () => {
    const paidUntil = new Date('2026-04-01T00:00:00Z');
    const paid = { ...trial, paidUntil };
    expect([daysLeft(paid, before(1)), readOnlySince(paid, end)]).toEqual([null, null]);
    expect(readOnlySince(paid, paidUntil)).toEqual(paidUntil);
    expect(keptUntil(paid)).toEqual(new Date('2026-06-30T00:00:00Z'));
    const paidBefore = { ...trial, paidUntil: startedAt };
    expect([daysLeft(paidBefore, before(86_400_000)), readOnlySince(paidBefore, end)]).toEqual([1, end]);
  });
});
