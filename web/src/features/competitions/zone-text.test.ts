import { expect, it } from 'vitest';
import { zoneText } from './zone-text.ts';

it.each([
  ['Africa/Nairobi', '2026-12-05', 'Europe/Berlin', 'East Africa Time, 2 h ahead of you'],
  ['Africa/Nairobi', '2026-12-05', 'Africa/Nairobi', 'East Africa Time'],
  ['America/New_York', '2026-07-01', 'Asia/Kolkata', 'Eastern Daylight Time, 9 h 30 min behind you'],
  ['Asia/Kathmandu', '2026-07-01', 'Asia/Kolkata', 'Nepal Time, 15 min ahead of you'],
])('says how far %s is on %s from %s', (zone, day, own, words) => {
  expect(zoneText(zone, day, own)).toBe(words);
});
