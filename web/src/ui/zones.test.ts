import { expect, it } from 'vitest';
import { clockName } from './zones.ts';

it.each([
  ['Europe/Amsterdam', 'Amsterdam time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
  ['Etc/GMT+3', 'GMT+3'],
])('says %s as %s', (zone, said) => {
  expect(clockName(zone)).toBe(said);
});
