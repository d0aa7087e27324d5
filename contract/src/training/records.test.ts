import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestsOf,
  brokenRecords,
  estimatedMax,
  mergeBests,
  noBests,
  type RecordSet,
  volumeOf,
} from './records.ts';

const lift = (grams: number, reps: number, rest: Partial<RecordSet> = {}): RecordSet => ({
  kind: 'work',
  day: '2026-11-01',
  seconds: null,
  meters: null,
  grams,
  reps,
  ...rest,
});

describe('the estimated one-rep max', () => {
  it.each([
    [100_000, 1, 100_000],
    [100_000, 3, 110_000],
    [72_500, 5, 84_583],
    [60_000, 10, 80_000],
  ])('is by Epley for %i g × %i', (grams, reps, max) => {
    expect(estimatedMax({ grams, reps })).toBe(max);
  });

  it('is none outside of 1 to 10 reps', () => {
    expect([0, 11].map((reps) => estimatedMax({ grams: 100_000, reps }))).toEqual([null, null]);
  });
});

const figure = (max: number) => fc.option(fc.integer({ min: 1, max }));
const sets = fc.array(
  fc.record<RecordSet>({
    kind: fc.constantFrom('work', 'warm_up'),
    day: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03'),
    reps: figure(12),
    grams: figure(8),
    seconds: figure(5),
    meters: figure(3),
  }),
  { maxLength: 12 },
);

describe('bests', () => {
  it('don’t depend on the order in which sets arrive, or on how devices share them', () => {
    fc.assert(
      fc.property(sets, sets, (one, other) => {
        const all = bestsOf([...one, ...other]);
        expect(bestsOf([...other, ...one].toReversed())).toEqual(all);
        expect(mergeBests(bestsOf(other), bestsOf(one))).toEqual(all);
        expect(mergeBests(all, bestsOf(one))).toEqual(all);
      }),
    );
  });

  it('are as good as every set, and no better', () => {
    fc.assert(
      fc.property(sets, (all) => {
        const work = all.filter(({ kind }) => kind === 'work');
        const bests = bestsOf(all);
        const maxes = work.map(({ grams, reps }) => (grams && reps && estimatedMax({ grams, reps })) || 0);
        expect(bests.max ? estimatedMax(bests.max) : 0).toBe(Math.max(0, ...maxes));
        for (const { grams, reps } of work) {
          if (grams && reps)
            expect(bests.loads.some((best) => best.grams >= grams && best.reps >= reps)).toBe(true);
        }
        for (const best of bests.loads)
          expect(work.some(({ grams, reps }) => grams === best.grams && reps === best.reps)).toBe(true);
      }),
    );
  });

  it('leave warm-ups out', () => {
    expect(bestsOf([lift(200_000, 5, { kind: 'warm_up' })])).toEqual(noBests);
    expect(volumeOf([lift(200_000, 5, { kind: 'warm_up' }), lift(100_000, 3)])).toBe(300_000);
  });
});

describe('a broken record', () => {
  const before = {
    ...bestsOf([lift(100_000, 5), lift(110_000, 1)]),
    volume: { grams: 1_000_000, day: '2026-11-01' },
  };

  it.each([
    ['a heavier single', lift(120_000, 1), ['max', 'reps']],
    ['more reps at a load', lift(100_000, 6), ['max', 'reps']],
    ['more than ten reps: no estimate', lift(80_000, 12), ['reps']],
    ['the same once more', lift(100_000, 5), []],
    ['a lighter set', lift(90_000, 5), []],
    ['a warm-up', lift(150_000, 1, { kind: 'warm_up' }), []],
  ])('%s', (_, set, broken) => {
    expect(brokenRecords(before, set, 0)).toEqual(broken);
  });

  it('is none in the first set of an exercise', () => {
    expect(brokenRecords(noBests, lift(100_000, 5), 500_000)).toEqual([]);
  });

  it('counts the load of a whole workout, times and distances', () => {
    expect(brokenRecords(before, lift(50_000, 5), 1_000_001)).toEqual(['volume']);
    const run = { ...lift(0, 1), grams: null, reps: null };
    const ran = bestsOf([{ ...run, meters: 500, seconds: 110 }]);
    expect(brokenRecords(ran, { ...run, meters: 500, seconds: 108 }, 0)).toEqual(['pace']);
    expect(brokenRecords(ran, { ...run, meters: 600, seconds: 200 }, 0)).toEqual(['meters']);
    const held = bestsOf([{ ...run, seconds: 60 }]);
    expect(brokenRecords(held, { ...run, seconds: 61 }, 0)).toEqual(['seconds']);
  });
});
