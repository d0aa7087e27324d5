import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealHeats } from './deal-heats.rules.ts';
import { busyPeople } from './heat-conflicts.rules.ts';
import { heatSizes } from './heat-sizes.rules.ts';
import { laneHeat, laneSequence } from './lane-orders.rules.ts';
import { rotateLanes } from './rotate-lanes.rules.ts';
import { seedHeats } from './seed-heats.rules.ts';
import { type PlanSeeding, seedPlan } from './seed-plan.rules.ts';
import { spreadRest } from './spread-rest.rules.ts';

const minute = 60_000;
const start = new Date('2026-06-05T06:30:00.000Z');

/** Divisions with their numbers of entries. */
const anyField = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 4 }).map((sizes) => ({
  divisionIds: sizes.map((_, division) => `d${division}`),
  entries: sizes.flatMap((size, division) =>
    Array.from({ length: size }, (_, rank) => ({
      id: `d${division}-${rank + 1}`,
      divisionId: `d${division}`,
      rank: rank + 1,
    })),
  ),
}));

const anySeeding = fc.record({
  field: anyField,
  lanes: fc.integer({ min: 1, max: 12 }),
  grouping: fc.constantFrom('split' as const, 'overlapping' as const),
  dealing: fc.constantFrom('best_last' as const, 'circle' as const, 'snake' as const, 'random' as const),
  laneOrder: fc.constantFrom('in_order' as const, 'center_out' as const, 'rotating' as const),
  randomSeed: fc.integer({ min: 0, max: 1000 }),
});

function planned(given: Partial<PlanSeeding> & Pick<PlanSeeding, 'entries' | 'divisionIds' | 'lanes'>) {
  let made = 0;
  return seedPlan({
    grouping: 'split',
    dealing: 'best_last',
    laneOrder: 'in_order',
    randomSeed: 1,
    copied: [],
    kept: [],
    timing: { startsAt: start, durationMinutes: 12, transitionMinutes: 8 },
    timesBefore: null,
    restMinutes: 0,
    busy: new Map(),
    peopleOf: (entryId) => [entryId],
    history: () => 0,
    newId: () => {
      made += 1;
      return `h${made}`;
    },
    ...given,
  });
}

const placed = (heats: readonly { readonly lanes: readonly (string | null)[] }[]) =>
  heats.flatMap(({ lanes }) => lanes.filter((entryId) => entryId !== null));

describe('seeding', () => {
  it('puts every entry into exactly one lane, in as few heats as the grouping allows', () => {
    fc.assert(
      fc.property(anySeeding, ({ field, ...how }) => {
        const heats = planned({ ...field, ...how });
        expect(placed(heats).toSorted()).toEqual(field.entries.map(({ id }) => id).toSorted());
        expect(heats.every(({ lanes }) => lanes.length === how.lanes)).toBe(true);
        const counts = field.divisionIds.map(
          (id) => field.entries.filter(({ divisionId }) => divisionId === id).length,
        );
        const groups = how.grouping === 'split' ? counts : [field.entries.length];
        const fewest = groups.reduce((sum, count) => sum + Math.ceil(count / how.lanes), 0);
        expect(heats).toHaveLength(fewest);
        if (how.grouping === 'split') {
          for (const heat of heats)
            expect(new Set(placed([heat]).map((id) => id.split('-')[0])).size).toBe(1);
        }
      }),
    );
  });

  it('gives the same for the same input', () => {
    fc.assert(
      fc.property(anySeeding, ({ field, ...how }) => {
        expect(planned({ ...field, ...how })).toEqual(planned({ ...field, ...how }));
      }),
    );
  });

  it('leaves the remainder to the first heat and fills it to three from the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 12 }), (count, lanes) => {
        const sizes = heatSizes(count, lanes);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
        expect(sizes).toHaveLength(Math.ceil(count / lanes));
        // Nothing before the last is larger than what follows it, unless the first took some from the second.
        if (sizes.length > 2) expect(sizes.slice(2).every((size) => size === lanes)).toBe(true);
        if (sizes.length > 1) {
          expect(sizes[0]).toBeGreaterThanOrEqual(
            Math.min(3, Math.floor(((sizes[0] ?? 0) + (sizes[1] ?? 0)) / 2)),
          );
          expect(sizes.at(-1)).toBeGreaterThanOrEqual(sizes[0] ?? 0);
        }
      }),
    );
    expect(heatSizes(60, 10)).toEqual([10, 10, 10, 10, 10, 10]);
    expect(heatSizes(9, 8)).toEqual([3, 6]);
    expect(heatSizes(12, 8)).toEqual([4, 8]);
    expect(heatSizes(5, 4)).toEqual([2, 3]);
    expect(heatSizes(0, 8)).toEqual([]);
  });

  it('keeps divisions in order where they overlap, the best of each last', () => {
    fc.assert(
      fc.property(anyField, fc.integer({ min: 1, max: 12 }), (field, lanes) => {
        const heats = seedHeats({
          ...field,
          lanes,
          grouping: 'overlapping',
          dealing: 'best_last',
          randomSeed: 0,
        });
        const running = heats.flatMap((heat) => heat.toReversed());
        const expected = field.divisionIds.flatMap((id) =>
          field.entries.filter(({ divisionId }) => divisionId === id).toReversed(),
        );
        expect(running).toEqual(expected);
      }),
    );
  });

  it('deals in a circle over the last three heats, and in a snake over all', () => {
    const ranked = Array.from({ length: 16 }, (_, index) => index + 1);
    expect(dealHeats(ranked, [4, 4, 4, 4], 'circle')).toEqual([
      [13, 14, 15, 16],
      [3, 6, 9, 12],
      [2, 5, 8, 11],
      [1, 4, 7, 10],
    ]);
    expect(dealHeats(ranked.slice(0, 11), [3, 4, 4], 'snake')).toEqual([
      [3, 4, 9],
      [2, 5, 8, 10],
      [1, 6, 7, 11],
    ]);
    expect(dealHeats(ranked.slice(0, 5), [2, 3], 'best_last')).toEqual([
      [4, 5],
      [1, 2, 3],
    ]);
  });

  it('leaves locked and started heats as they are, and a locked final last', () => {
    fc.assert(
      fc.property(
        anySeeding,
        fc.array(fc.constantFrom('open' as const, 'locked' as const), { minLength: 20, maxLength: 20 }),
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 0, max: 5 }),
        ({ field, ...how }, locks, startedCount, late) => {
          const first = planned({ ...field, ...how });
          const kept = first.flatMap((heat, index) => {
            const started = index < startedCount;
            if (!started && locks[index] !== 'locked') return [];
            const replacedAfter = first
              .slice(index + 1)
              .filter(
                (_, after) => index + 1 + after >= startedCount && locks[index + 1 + after] !== 'locked',
              ).length;
            return [{ heat: { ...heat, locked: !started }, started, replacedAfter }];
          });
          const more = Array.from({ length: late }, (_, index) => ({
            id: `d0-late${index}`,
            divisionId: 'd0',
            rank: 1000 + index,
          }));
          const entries = [...field.entries, ...more];
          const again = planned({ ...field, ...how, entries, kept, newId: () => 'new' });
          for (const { heat, started } of kept) {
            const found = again.find(({ id }) => id === heat.id);
            expect(found?.lanes).toEqual(heat.lanes);
            if (started) expect(found?.startsAt).toBe(heat.startsAt);
          }
          expect(placed(again).toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
          if (locks[first.length - 1] === 'locked' && first.length > startedCount)
            expect(again.at(-1)?.id).toBe(first.at(-1)?.id);
          const times = again.map(({ startsAt }) => startsAt);
          expect(new Set(times).size).toBe(times.length);
          expect(times.toSorted()).toEqual(times);
        },
      ),
    );
  });

  it('copies heats and lanes of another workout, without who left, late entries in empty lanes', () => {
    const entries = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ id, divisionId: 'd', rank: index + 1 }));
    const lanesOf = (...lanes: (string | null)[]) => ({ id: 'x', startsAt: '', locked: true, lanes });
    const copied = [lanesOf('a', 'gone', null), lanesOf('b', null, 'c')];
    const heats = planned({ entries, divisionIds: ['d'], lanes: 3, dealing: 'copy', copied });
    expect(heats.map(({ lanes }) => lanes)).toEqual([
      ['a', 'd', 'e'],
      ['b', null, 'c'],
    ]);
    expect(heats.map(({ locked }) => locked)).toEqual([false, false]);
  });
});

describe('times', () => {
  it.each([
    [60, 10, 12, 8, 6, 120],
    [100, 10, 13, 0, 10, 130],
  ])('of %i athletes on %i lanes', (count, lanes, durationMinutes, transitionMinutes, heatCount, minutes) => {
    const entries = Array.from({ length: count }, (_, index) => ({
      id: `e${index}`,
      divisionId: 'd',
      rank: index + 1,
    }));
    const timing = { startsAt: start, durationMinutes, transitionMinutes };
    const heats = planned({ entries, divisionIds: ['d'], lanes, timing });
    const last = Date.parse(heats.at(-1)?.startsAt ?? '') + (durationMinutes + transitionMinutes) * minute;
    expect([heats.length, (last - start.getTime()) / minute]).toEqual([heatCount, minutes]);
  });
});

describe('lanes', () => {
  it('go from the center out', () => {
    expect(laneSequence(8, 'center_out')).toEqual([4, 5, 3, 6, 2, 7, 1, 8]);
    expect(laneSequence(5, 'center_out')).toEqual([3, 2, 4, 1, 5]);
    expect(laneHeat(['a', 'b', 'c'], 5, 'center_out')).toEqual([null, 'b', 'a', 'c', null]);
  });

  it('rotate: over all workouts nobody is in one lane more than once oftener than in another', () => {
    const anyDays = fc
      .record({
        count: fc.integer({ min: 1, max: 40 }),
        lanes: fc.integer({ min: 1, max: 10 }),
        workouts: fc.integer({ min: 1, max: 12 }),
        seed: fc.integer(),
      })
      .map(({ count, lanes, workouts, seed }) => ({
        lanes,
        heats: Array.from({ length: workouts }, (_, workout) =>
          seedHeats({
            entries: Array.from({ length: count }, (_, index) => ({
              id: `e${index}`,
              divisionId: 'd',
              rank: index + 1,
            })),
            divisionIds: ['d'],
            lanes,
            grouping: 'split',
            dealing: 'random',
            randomSeed: seed + workout,
          }).map((heat) => heat.map(({ id }) => id)),
        ).flat(),
      }));
    fc.assert(
      fc.property(anyDays, ({ heats, lanes }) => {
        const given = rotateLanes(heats, lanes);
        const times = new Map<string, number[]>();
        for (const [heat, entryIds] of heats.entries()) {
          const own = given[heat] ?? [];
          expect(new Set(own).size).toBe(entryIds.length);
          expect(own.every((lane) => lane >= 1 && lane <= lanes)).toBe(true);
          for (const [at, entryId] of entryIds.entries()) {
            const counts = times.get(entryId) ?? Array.from({ length: lanes }, () => 0);
            const lane = (own[at] ?? 1) - 1;
            counts[lane] = (counts[lane] ?? 0) + 1;
            times.set(entryId, counts);
          }
        }
        for (const counts of times.values())
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('rotate from one workout to the next while the heats stay the same', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const had = new Map<string, number>();
    const history = (entryId: string, lane: number) => had.get(`${entryId} ${lane}`) ?? 0;
    for (let workout = 0; workout < 4; workout += 1) {
      for (const [index, entryId] of laneHeat(ids, 4, 'rotating', history).entries())
        had.set(`${entryId} ${index + 1}`, history(entryId ?? '', index + 1) + 1);
    }
    expect([...had.values()]).toEqual(Array.from({ length: 16 }, () => 1));
  });
});

describe('rest', () => {
  it('leaves as few short rests as there can be, and moves nobody without need', () => {
    const anyRest = fc
      .record({ heats: fc.integer({ min: 1, max: 3 }), size: fc.integer({ min: 1, max: 2 }) })
      .chain(({ heats, size }) =>
        fc.record({
          heats: fc.constant(
            Array.from({ length: heats }, (_, heat) =>
              Array.from({ length: size }, (_, index) => `${heat * size + index}`),
            ),
          ),
          costs: fc.array(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: heats, maxLength: heats }), {
            minLength: heats * size,
            maxLength: heats * size,
          }),
        }),
      );
    fc.assert(
      fc.property(anyRest, ({ heats, costs }) => {
        const costOf = (entryId: string, heat: number) => costs[Number(entryId)]?.[heat] ?? 0;
        const sum = (spread: readonly (readonly string[])[]) =>
          spread.reduce((all, ids, heat) => all + ids.reduce((some, id) => some + costOf(id, heat), 0), 0);
        const spread = spreadRest({ heats, poolOf: () => 'd', conflicts: costOf });
        expect(spread.map((ids) => ids.length)).toEqual(heats.map((ids) => ids.length));
        expect(sum(spread)).toBe(Math.min(...everyWay(heats).map(sum)));
        if (sum(heats) === 0) expect(spread).toEqual(heats);
      }),
    );
  });

  it('lets an athlete who judged until just before start later', () => {
    const entries = Array.from({ length: 8 }, (_, index) => ({
      id: `e${index + 1}`,
      divisionId: 'd',
      rank: index + 1,
    }));
    const duty = { personKey: 'e8', name: 'Judging', startsAt: 0, endsAt: start.getTime() - 5 * minute };
    const heats = planned({
      entries,
      divisionIds: ['d'],
      lanes: 4,
      restMinutes: 20,
      busy: busyPeople([duty]),
    });
    expect(heats.map((heat) => placed([heat]).toSorted())).toEqual([
      ['e4', 'e5', 'e6', 'e7'],
      ['e1', 'e2', 'e3', 'e8'],
    ]);
  });

  it('keeps someone with two entries in one workout out of two heats at once', () => {
    const entries = ['x1', 'x2', 'x3', 'x4'].map((id, index) => ({ id, divisionId: 'x', rank: index + 1 }));
    const twins = ['y1', 'y2', 'y3', 'y4'].map((id, index) => ({ id, divisionId: 'y', rank: index + 1 }));
    const heats = planned({
      entries: [...entries, ...twins],
      divisionIds: ['x', 'y'],
      lanes: 2,
      restMinutes: 20,
      // The best of x is the worst of y: their heats follow one another.
      peopleOf: (id) => [id === 'x1' || id === 'y4' ? 'both' : id],
    });
    const at = (id: string) => heats.findIndex(({ lanes }) => lanes.includes(id));
    expect(Math.abs(at('x1') - at('y4'))).toBeGreaterThan(1);
  });
});

/** All ways to fill the heats. */
function everyWay(heats: readonly (readonly string[])[]): string[][][] {
  const ids = heats.flat();
  const orders = permutations(ids);
  return orders.map((order) => {
    let next = 0;
    return heats.map(({ length }) => {
      next += length;
      return order.slice(next - length, next);
    });
  });
}

function permutations(ids: readonly string[]): string[][] {
  if (ids.length === 0) return [[]];
  return ids.flatMap((id) => permutations(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));
}
