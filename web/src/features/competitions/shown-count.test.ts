import { expect, it } from 'vitest';
import { shownOf } from './shown-count.ts';

it('says how many are shown of how many, and where they were not counted that they are more', () => {
  const page = { shown: 12, more: true, search: '' };
  expect(shownOf({ ...page, total: 480 })).toBe('12 of 480');
  expect(shownOf({ ...page, total: 12, more: false })).toBe('12');
  expect(shownOf({ ...page, total: undefined })).toBe('12 of more than 10,000');
  expect(shownOf({ ...page, total: undefined, search: 'open' })).toBe('12 of more than 1,000');
  expect(shownOf({ ...page, total: undefined, more: false })).toBe('12');
});
