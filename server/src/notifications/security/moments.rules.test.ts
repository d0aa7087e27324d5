import { expect, it } from 'vitest';
import { momentText } from './moments.rules.ts';

const at = '2026-11-21T14:05:00.000Z';

it.each([
  ['en-US', 'UTC', 'November 21, 2026 at 2:05 PM UTC'],
  ['en-GB', 'Europe/Amsterdam', '21 November 2026 at 15:05 CET'],
  ['en-US', 'America/New_York', 'November 21, 2026 at 9:05 AM EST'],
  ['de-DE', 'Asia/Tokyo', '21. November 2026 um 23:05 GMT+9'],
])('is written for %s in %s', (locale, zone, text) => {
  expect(momentText(at, { locale, zone }).replaceAll('\u202f', ' ')).toBe(text);
});
