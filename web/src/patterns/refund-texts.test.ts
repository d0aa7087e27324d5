import { hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { refundTexts, refundUntilUsed } from './refund-texts.ts';

const startsAt = Date.parse('2026-12-10T10:00:00Z');
const rule = {
  currency: 'EUR' as const,
  refundRule: [
    { hoursBefore: 24, rate: 5000, kept: 0 },
    { hoursBefore: 72, rate: 10_000, kept: 200 },
  ],
};
const at = (hoursLeft: number) =>
  refundTexts(rule, { startsAt, zone: 'UTC', now: startsAt - hoursLeft * hour });

it('refund steps read from the earliest on, without those that are over', () => {
  expect(at(96)).toEqual([
    expect.stringMatching(/^Full refund, less €2\.00 until Mon, 7 Dec 2026, 10:00 \(UTC\)\.$/),
    expect.stringMatching(/^50% refund until Wed, 9 Dec 2026, 10:00 \(UTC\)\.$/),
  ]);
  expect(at(48)).toHaveLength(1);
  expect(at(24)).toEqual([]);
});

it('without a date, the earliest step holds until it is used', () => {
  expect(refundUntilUsed(rule)).toBe('Full refund, less €2.00 until you first use it.');
  expect(refundUntilUsed({ ...rule, refundRule: [] })).toBe('');
});
