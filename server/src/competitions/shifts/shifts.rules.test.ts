import { describe, expect, it } from 'vitest';
import { hoursOf, mayGiveBack, type Span, shiftObstacle } from './shifts.rules.ts';

const at = (time: string) => new Date(`2026-12-05T${time}:00Z`);
const span = (from: string, to: string): Span => ({ startsAt: at(from), endsAt: at(to) });
const open = { ...span('10:00', '12:00'), capacity: 2, taken: 1, wanted: false };
const free = { shifts: [], heats: [], unsigned: [], missing: [] };
const early = at('06:00');

describe('what keeps someone from a shift', () => {
  it.each([
    ['nothing', open, free, early, null],
    ['its end', open, free, at('12:00'), 'over'],
    ['its start is no obstacle: latecomers may help', open, free, at('11:59'), null],
    ['the last place taken', { ...open, taken: 2 }, free, early, 'full'],
    ['nothing where someone looks for a replacement', { ...open, taken: 2, wanted: true }, free, early, null],
    ['another shift of theirs', open, { ...free, shifts: [span('11:59', '13:00')] }, early, 'overlap'],
    ['nothing where shifts only touch', open, { ...free, shifts: [span('12:00', '13:00')] }, early, null],
    ['their heat 19 minutes later', open, { ...free, heats: [span('12:19', '12:30')] }, early, 'heat'],
    ['their heat 19 minutes before', open, { ...free, heats: [span('09:30', '09:41')] }, early, 'heat'],
    ['their heat during it', open, { ...free, heats: [span('10:30', '10:41')] }, early, 'heat'],
    ['a waiver', open, { ...free, unsigned: ['Volunteer waiver'] }, early, 'waiver'],
    ['a credential', open, { ...free, missing: ['Judge course'] }, early, 'credential'],
    ['nothing with 20 minutes of rest', open, { ...free, heats: [span('12:20', '12:30')] }, early, null],
  ] as const)('%s', (_, shift, busy, now, expected) => {
    expect(shiftObstacle(shift, busy, now)).toBe(expected);
  });
});

it('is given back until 48 hours before it starts', () => {
  const shift = span('10:00', '12:00');
  expect(mayGiveBack(shift, new Date('2026-12-03T10:00:00Z'))).toBe(true);
  expect(mayGiveBack(shift, new Date('2026-12-03T10:00:01Z'))).toBe(false);
});

it('counts hours with two decimals', () => {
  expect(hoursOf(span('10:00', '12:20'))).toBe(2.33);
});
