import { expect, it } from 'vitest';
import { onlyZone, zoneDoubt } from './venue-zone.ts';

const venue = (country: string | null, zone: string, more: object = {}) => ({
  country,
  zone,
  online: false,
  startsOn: '2026-12-05',
  ...more,
});

it.each([
  ['the country’s own', venue('USA', 'America/Denver')],
  ['one with the same time', venue('DEU', 'Europe/Amsterdam')],
  ['no country', venue(null, 'Europe/Amsterdam')],
  ['an online competition', venue('KEN', 'Europe/Amsterdam', { online: true })],
])('doubts no zone of %s', (_of, given) => {
  expect([zoneDoubt(given), onlyZone(given)]).toEqual([null, null]);
});

it('doubts a zone that is no time of the country, and knows the only one it has', () => {
  const many = venue('USA', 'Europe/Amsterdam');
  expect(zoneDoubt(many)).toMatch(/^United States has a different time/);
  expect(onlyZone(many)).toBeNull();
  expect(onlyZone(venue('KEN', 'Europe/Amsterdam'))).toBe('Africa/Nairobi');
});

it('looks at the first day, because clocks change', () => {
  // Istanbul has the time of Greece in summer only.
  expect(zoneDoubt(venue('GRC', 'Europe/Istanbul', { startsOn: '2026-07-04' }))).toBeNull();
  expect(zoneDoubt(venue('GRC', 'Europe/Istanbul', { startsOn: '2026-12-05' }))).not.toBeNull();
});
