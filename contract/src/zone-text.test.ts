import { expect, it } from 'vitest';
import { clockIn, momentText, zoneText } from './zone-text.ts';

const at = new Date('2026-12-05T09:30:00Z');
const plain = (text: string) => text.replaceAll('\u202f', ' ');

it.each([
  ['Europe/Amsterdam', 'Amsterdam time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'GMT+5'],
])('calls %s %s', (zone, text) => expect(zoneText(zone)).toBe(text));

it('shows a time as its reader does, by the clock of the place', () => {
  expect(plain(clockIn(at, 'Europe/Amsterdam'))).toBe('10:30 AM');
  expect(clockIn(at, 'Africa/Nairobi', 'en-GB')).toBe('12:30');
  expect(plain(momentText(at, 'Europe/Amsterdam'))).toBe('Dec 5, 2026, 10:30 AM (Amsterdam time)');
  expect(momentText(at, 'Europe/Amsterdam', { locale: 'en-GB', dateStyle: 'full' })).toBe(
    'Saturday, 5 December 2026 at 10:30 (Amsterdam time)',
  );
});
