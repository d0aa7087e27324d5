import { expect, it } from 'vitest';
import { changedFields, mergedOver } from './changed-fields.ts';

const before = { name: 'Teens', places: 40 as number | null, ages: [14, 17] };

it('returns the changed fields with new and old values', () => {
  expect(changedFields(before, { ...before, places: null, ages: [14, 17] })).toEqual({
    patch: { places: null },
    was: { places: 40 },
  });
});

it('prefers changes made here over changes made elsewhere', () => {
  const mine = { ...before, name: 'Juniors' };
  const theirs = { ...before, name: 'Youth', places: 20 };
  expect(mergedOver(before, mine, theirs)).toEqual({ ...before, name: 'Juniors', places: 20 });
});
