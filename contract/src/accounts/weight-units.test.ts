import fc from 'fast-check';
import { expect, it } from 'vitest';
import { weightUnits } from './preferences.ts';
import { gramsOf, loadable, loadIn, plateStep, stepAbove, stepUpTo } from './weight-units.ts';

it('finds loads that plates of a unit make up, for every load', () => {
  fc.assert(
    fc.property(fc.constantFrom(...weightUnits), fc.integer({ min: 3000, max: 500_000 }), (unit, grams) => {
      const step = plateStep[unit];
      const below = loadIn(stepUpTo(grams, unit), unit);
      const above = loadIn(stepAbove(grams, unit), unit);
      expect(below % step).toBe(0);
      expect(above - below).toBe(step);
      expect([below, above]).toContain(loadIn(loadable(grams, unit), unit));
      expect(Math.abs(loadIn(loadable(grams, unit), unit) - loadIn(grams, unit))).toBeLessThanOrEqual(
        step / 2,
      );
    }),
  );
});

it('goes on from a load that plates make up already', () => {
  for (const unit of weightUnits)
    for (let steps = 1; steps <= 100; steps += 1) {
      const load = gramsOf(steps * plateStep[unit], unit);
      expect([loadable(load, unit), stepUpTo(load, unit)]).toEqual([load, load]);
      expect(stepAbove(load, unit)).toBe(gramsOf((steps + 1) * plateStep[unit], unit));
    }
});
