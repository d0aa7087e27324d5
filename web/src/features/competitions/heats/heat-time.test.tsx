import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeatTime } from './heat-time.tsx';

const zone = 'Europe/Amsterdam';
const now = Date.parse('2026-11-27T22:30:00Z');

it.each([
  ['2026-11-27T08:10:00Z', '9:10'],
  // Half past midnight at the venue, and still the 27th in UTC.
  ['2026-11-27T23:30:00Z', 'Sat 0:30'],
  ['2026-11-26T18:30:00Z', 'Thu 19:30'],
])('shows %s as %s', (at, text) => {
  render(<HeatTime at={at} zone={zone} now={now} />);
  expect(screen.getByText(/\d/).textContent).toBe(text);
});
