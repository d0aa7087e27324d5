import { expect, it } from 'vitest';
import { collectFacts } from './dispute-facts.rules.ts';

it('says what the books know in words and dates that anybody can read', () => {
  const facts = collectFacts({
    buyerName: 'Pedro Quiroga',
    email: 'pedro@example.org',
    title: 'Rift Valley Open',
    invoiceNumber: '2026-0040',
    currency: 'EUR',
    total: 8000,
    createdAt: new Date('2026-11-25T08:43:10Z'),
    paidAt: new Date('2026-11-25T08:44:00Z'),
    startsAt: new Date('2026-12-17T21:00:00Z'),
    refundRule: [
      { hoursBefore: 36, rate: 5000, kept: 0 },
      { hoursBefore: 336, rate: 10000, kept: 0 },
      { hoursBefore: 24, rate: 1000, kept: 0 },
    ],
    lines: [{ title: 'Men Rx', units: [{}] }],
    isSignedIn: true,
  });
  const text = (kind: string) => facts.find((fact) => fact.kind === kind)?.text;
  expect(text('order')).toContain('ordered Nov 25, 2026, 8:43 AM UTC, paid Nov 25, 2026, 8:44 AM UTC');
  expect(text('terms')).toBe(
    '100% back until 14 days before the start. 50% back until 36 hours before the start. 10% back until 1 day before the start.',
  );
  expect(text('date')).toBe('It starts Dec 17, 2026, 9:00 PM UTC.');
});
