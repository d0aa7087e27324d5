import { expect, it } from 'vitest';
import { dateFormat, hasDatesIn, isZone } from './date-format.ts';

const at = new Date('2026-12-05T23:30:00Z');

it('keeps each format, and takes none for another', () => {
  const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  expect(dateFormat(day, 'en-GB')).toBe(dateFormat({ ...day }, 'en-GB'));
  expect(dateFormat(day, 'en-GB').format(at)).toBe('5 Dec');
  expect(dateFormat(day, 'en-US').format(at)).toBe('Dec 5');
  expect(dateFormat({ ...day, timeZone: 'Africa/Nairobi' }, 'en-GB').format(at)).toBe('6 Dec');
});

it('still formats when more are asked for than are kept', () => {
  const first = dateFormat({ day: 'numeric', timeZone: 'UTC' }, 'en-u-nu-latn');
  const zones = Intl.supportedValuesOf('timeZone');
  for (const zone of zones) {
    for (const hour of ['numeric', '2-digit'] as const) dateFormat({ hour, timeZone: zone }, 'en');
  }
  const again = dateFormat({ day: 'numeric', timeZone: 'UTC' }, 'en-u-nu-latn');
  expect(again).not.toBe(first);
  expect(again.format(at)).toBe('5');
});

it('knows zones and languages', () => {
  expect([isZone('Europe/Oslo'), isZone('Mars/Crater')]).toEqual([true, false]);
  expect([hasDatesIn('nb-NO'), hasDatesIn('zz'), hasDatesIn('no such')]).toEqual([true, false, false]);
});
