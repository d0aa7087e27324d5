import { expect, it } from 'vitest';
import { fieldInZone, momentInZone } from './zone-moment.ts';

it.each([
  ['2026-12-05T08:30', 'Africa/Nairobi', '2026-12-05T05:30:00.000Z'],
  ['2026-07-05T08:30', 'Europe/Amsterdam', '2026-07-05T06:30:00.000Z'],
  ['2026-12-05T00:10', 'America/St_Johns', '2026-12-05T03:40:00.000Z'],
  ['2026-10-25T12:00', 'Europe/Amsterdam', '2026-10-25T11:00:00.000Z'],
])('%s in %s is %s, and back', (field, zone, moment) => {
  expect(momentInZone(field, zone)).toBe(moment);
  expect(fieldInZone(moment, zone)).toBe(field);
});

it('knows an empty field', () => {
  expect(momentInZone('', 'UTC')).toBeNull();
  expect(fieldInZone(null, 'UTC')).toBe('');
});
