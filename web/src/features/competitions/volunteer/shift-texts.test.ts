import { expect, it } from 'vitest';
import { dayOf, hoursText, shiftName, spanText } from './shift-texts.ts';

const late = { startsAt: '2026-12-05T22:30:00.000Z', endsAt: '2026-12-06T01:00:00.000Z' };

it('shows times and days at the venue', () => {
  expect(spanText(late, 'Africa/Nairobi')).toBe('01:30–04:00');
  expect(dayOf(late, 'Africa/Nairobi')).toBe('2026-12-06');
  expect(dayOf(late, 'America/New_York')).toBe('2026-12-05');
});

it('names a shift by role and place, and adds up hours', () => {
  expect(shiftName({ role: 'check_in', place: 'Gate B' })).toBe('Check-in, Gate B');
  expect(hoursText([late, late])).toBe('5');
  expect(hoursText([late])).toBe('2.5');
  expect(hoursText([])).toBe('0');
});
