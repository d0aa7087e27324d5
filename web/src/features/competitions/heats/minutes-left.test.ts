import { expect, it } from 'vitest';
import { heatClock, isTimeUp, restText, timeLeft } from './minutes-left.ts';

const now = Date.parse('2026-06-05T12:00:00.000Z');

it.each([
  ['2026-06-05T12:23:01.000Z', '24', 'min'],
  ['2026-06-05T12:00:00.000Z', 'Now', ''],
  ['2026-06-05T15:10:00.000Z', '3', 'h'],
  ['2026-06-08T12:00:00.000Z', '3', 'days'],
])('counts down to %s', (startsAt, figure, unit) => {
  expect(timeLeft(startsAt, now)).toEqual({ figure, unit });
});

it('says a rest and a clock as they are read', () => {
  expect([113, 60, 5, 0].map(restText)).toEqual(['1 h 53 min', '1 h', '5 min', '0 min']);
  expect(heatClock('2026-06-05T11:50:36.400Z', now, null)).toBe('09:23');
  expect(heatClock('2026-06-05T12:50:36.000Z', now, null)).toBe('00:00');
});

it('stops a clock at the cap', () => {
  const startsAt = '2026-06-05T11:50:00.000Z';
  const caps = [601, 600, 540, null];
  expect(caps.map((cap) => heatClock(startsAt, now, cap))).toEqual(['10:00', '10:00', '09:00', '10:00']);
  expect(caps.map((cap) => isTimeUp(startsAt, now, cap))).toEqual([false, true, true, false]);
});
