import { expect, it } from 'vitest';
import { clockOffset } from './server-clock.ts';

it('agrees with the server within half of the quickest answer', () => {
  // The device is 5 s behind; of three answers one came fast.
  const samples = [
    { askedAt: 1000, heardAt: 1900, serverAt: 6850 },
    { askedAt: 2000, heardAt: 2060, serverAt: 7030 },
    { askedAt: 3000, heardAt: 3500, serverAt: 8050 },
  ];
  expect(Math.abs(clockOffset(samples) - 5000)).toBeLessThanOrEqual(30);
  expect(clockOffset([])).toBe(0);
});

it('keeps two devices within 200 ms of one another on a slow, lopsided network', () => {
  const serverAhead = { one: 90_000, other: -3000 };
  const heard = (ahead: number, up: number, down: number) => {
    const askedAt = 10_000;
    return { askedAt, heardAt: askedAt + up + down, serverAt: askedAt + up + ahead };
  };
  const shown = (offset: number, ahead: number) => offset - ahead;
  const one = clockOffset([heard(serverAhead.one, 20, 160), heard(serverAhead.one, 300, 40)]);
  const other = clockOffset([heard(serverAhead.other, 150, 10), heard(serverAhead.other, 500, 500)]);
  expect(Math.abs(shown(one, serverAhead.one) - shown(other, serverAhead.other))).toBeLessThanOrEqual(200);
});
