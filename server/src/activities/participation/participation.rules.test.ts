import { fewestCounted } from '@chalkline/contract/activities/participation.schema.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guard, guardPart, guardParts } from './participation.rules.ts';

it('says nothing of fewer than five people, nor of fewer than five active ones', () => {
  expect(guard({ people: 4, active: 0 })).toBeNull();
  expect(guard({ people: 5, active: 0 })).toBe(0);
  expect(guard({ people: 9, active: 4 })).toBeNull();
  expect(guard({ people: 9, active: 5 })).toBe(5);
});

it('says nothing of a group that a few are not in', () => {
  const whole = { people: 20, active: 12 };
  expect(guardPart({ people: 18, active: 12 }, whole)).toBeNull();
  expect(guardPart({ people: 20, active: 12 }, whole)).toBe(12);
  expect(guardPart({ people: 15, active: 9 }, whole)).toBe(9);
});

it('leaves out a second team where the one that is left out could be subtracted', () => {
  const teams = [
    { people: 3, active: 2 },
    { people: 8, active: 6 },
    { people: 12, active: 9 },
  ];
  expect(guardParts(teams).map(({ active }) => active)).toEqual([null, null, 9]);
});

it('what is left out of parts never adds up to a few people or a few active ones', () => {
  const part = fc
    .tuple(fc.nat(12), fc.nat(12))
    .map(([people, active]) => ({ people, active: Math.min(people, active) }));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const guarded = guardParts(parts);
      const hidden = parts.filter((_, index) => guarded[index]?.active === null);
      if (hidden.length === 0 || hidden.length === parts.length) return;
      const sum = (key: 'people' | 'active') => hidden.reduce((all, one) => all + one[key], 0);
      expect(hidden.length).toBeGreaterThan(1);
      expect(sum('people')).toBeGreaterThanOrEqual(fewestCounted);
      expect(sum('active') === 0 || sum('active') >= fewestCounted).toBe(true);
    }),
  );
});
