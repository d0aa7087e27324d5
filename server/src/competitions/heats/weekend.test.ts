import type { LaidHeat } from '@chalkline/contract/competitions/heat-layout.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BusySpan, busyPeople } from './heat-conflicts.rules.ts';
import {
  countShortRests,
  heatSpans,
  type PlannedPeople,
  type PlannedWorkout,
} from './plan-conflicts.rules.ts';
import type { SeedEntry } from './seed-heats.rules.ts';
import { seedPlan } from './seed-plan.rules.ts';
import { planWeekend, rotateWeekend } from './weekend.rules.ts';

const minute = 60_000;
const day = Date.parse('2026-06-05T08:00:00.000Z');

interface Sketch {
  readonly entries: readonly SeedEntry[];
  readonly divisionIds: readonly string[];
  /** For each workout when it starts, in minutes, and the lanes of its floor. */
  readonly workouts: readonly { readonly at: number; readonly lanes: number }[];
  readonly duties: readonly BusySpan[];
  readonly restMinutes: number;
  readonly grouping: 'split' | 'overlapping';
}

/** A weekend as the service plans it, without a database. */
function weekend({ entries, divisionIds, workouts, duties, restMinutes, grouping }: Sketch) {
  const people: ReadonlyMap<string, PlannedPeople> = new Map(
    entries.map(({ id, divisionId }) => [id, { id, divisionId, active: true, present: true, people: [id] }]),
  );
  const timing = { durationMinutes: 10, transitionMinutes: 2 };
  const planned = (layout: readonly LaidHeat[], workout: number): PlannedWorkout => ({
    workoutId: `w${workout}`,
    name: `Workout ${workout}`,
    floorId: `f${workout}`,
    durationMinutes: timing.durationMinutes,
    restMinutes,
    divisionIds,
    layout,
  });
  const conflicts = (plans: readonly (readonly LaidHeat[])[]) =>
    countShortRests({ plans: plans.map(planned), entries: people, duties });
  const seedOne = (
    workout: number,
    others: readonly (readonly LaidHeat[] | undefined)[],
    attempt: number,
  ) => {
    const { at = 0, lanes = 1 } = workouts[workout] ?? {};
    let made = 0;
    return seedPlan({
      entries,
      divisionIds,
      lanes,
      grouping,
      restMinutes,
      dealing: attempt > 0 ? 'random' : 'best_last',
      laneOrder: 'in_order',
      copied: [],
      kept: [],
      randomSeed: attempt,
      timing: { startsAt: new Date(day + at * minute), ...timing },
      timesBefore: null,
      busy: busyPeople([
        ...heatSpans(
          others.flatMap((layout, index) => (layout ? [planned(layout, index)] : [])),
          people,
        ),
        ...duties,
      ]),
      peopleOf: (id) => [id],
      history: () => 0,
      newId: () => {
        made += 1;
        return `w${workout}h${made}`;
      },
    });
  };
  const plans = planWeekend({
    count: workouts.length,
    conflicts,
    seed: (workout, others) => seedOne(workout, others, 0),
    scatter: (workout, attempt) => seedOne(workout, [], attempt),
  });
  return { plans, conflicts };
}

const fieldOf = (sizes: readonly number[]) => ({
  divisionIds: sizes.map((_, division) => `d${division}`),
  entries: sizes.flatMap((size, division) =>
    Array.from({ length: size }, (_, rank) => ({
      id: `d${division}-${rank + 1}`,
      divisionId: `d${division}`,
      rank: rank + 1,
    })),
  ),
});

describe('a weekend', () => {
  it('of 200 athletes, 12 divisions and 5 workouts, 40 of whom judge, is planned without a short rest', () => {
    const sizes = [24, 24, 20, 20, 18, 18, 16, 16, 14, 12, 10, 8];
    const { entries, divisionIds } = fieldOf(sizes);
    // One in five judges until 20 minutes before the last heat of their division in the first workout.
    let heatsBefore = 0;
    const lastHeat = new Map(
      divisionIds.map((id, division) => {
        heatsBefore += Math.ceil((sizes[division] ?? 0) / 10);
        return [id, day + (heatsBefore - 1) * 12 * minute] as const;
      }),
    );
    const duties = entries
      .filter((_, index) => index % 5 === 0)
      .map(({ id, divisionId }) => {
        const endsAt = (lastHeat.get(divisionId) ?? 0) - 20 * minute;
        return { personKey: id, name: 'Judging', startsAt: endsAt - 30 * minute, endsAt };
      });
    const workouts = [0, 60, 300, 480, 560].map((at) => ({ at, lanes: 10 }));
    const sketch: Sketch = { entries, divisionIds, workouts, duties, restMinutes: 20, grouping: 'split' };
    const { plans, conflicts } = weekend(sketch);
    expect(conflicts(plans)).toBe(0);
    for (const layout of plans) {
      const placed = layout.flatMap(({ lanes }) => lanes.filter((id) => id !== null));
      expect(placed.toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
    }
    const times = new Map<string, number[]>();
    for (const { layout } of rotateWeekend(plans.map((layout) => ({ layout, lanes: 10 })))) {
      for (const [lane, id] of layout.flatMap(({ lanes }) => [...lanes.entries()])) {
        if (id === null) continue;
        const counts = times.get(id) ?? Array.from({ length: 10 }, () => 0);
        counts[lane] = (counts[lane] ?? 0) + 1;
        times.set(id, counts);
      }
    }
    expect(times.size).toBe(200);
    for (const counts of times.values())
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it('has as few short rests as trying everything finds', () => {
    const anySmall = fc.record({
      sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 }),
      lanes: fc.integer({ min: 1, max: 3 }),
      starts: fc.tuple(fc.constant(0), fc.integer({ min: 0, max: 60 })),
      restMinutes: fc.integer({ min: 0, max: 30 }),
      duties: fc.array(
        fc.record({ who: fc.integer({ min: 0, max: 7 }), at: fc.integer({ min: -20, max: 80 }) }),
        { maxLength: 3 },
      ),
      grouping: fc.constantFrom('split' as const, 'overlapping' as const),
    });
    let worse = 0;
    let tried = 0;
    fc.assert(
      fc.property(anySmall, ({ sizes, lanes, starts, restMinutes, duties, grouping }) => {
        const { entries, divisionIds } = fieldOf(sizes);
        const spans = duties.flatMap(({ who, at }) => {
          const entry = entries[who];
          const startsAt = day + at * minute;
          return entry
            ? [{ personKey: entry.id, name: 'Judging', startsAt, endsAt: startsAt + 10 * minute }]
            : [];
        });
        const workouts = starts.map((at) => ({ at, lanes }));
        const sketch = { entries, divisionIds, workouts, duties: spans, restMinutes, grouping };
        const { plans, conflicts } = weekend(sketch);
        const ways = plans.map((layout) => everyWay(layout));
        if (ways.reduce((all, some) => all * some.length, 1) > 40_000) return;
        tried += 1;
        let fewest = Number.POSITIVE_INFINITY;
        for (const one of ways[0] ?? [])
          for (const other of ways[1] ?? []) fewest = Math.min(fewest, conflicts([one, other]));
        if (conflicts(plans) !== fewest) worse += 1;
      }),
      { numRuns: 100, seed: 20261126 },
    );
    expect(tried).toBeGreaterThan(90);
    expect(worse).toBe(0);
  });
});

/** All ways to fill a workout's heats with as many of each division as they have. */
function everyWay(layout: readonly LaidHeat[]): LaidHeat[][] {
  const divisionOf = (id: string | null) => id?.split('-')[0] ?? '';
  const slots = layout.flatMap(({ lanes }, heat) =>
    lanes.flatMap((id) => (id === null ? [] : [{ heat, id, division: divisionOf(id) }])),
  );
  let ways: Map<string, number>[] = [new Map()];
  for (const ofDivision of Map.groupBy(slots, ({ division }) => division).values()) {
    const heats = ofDivision.map(({ heat }) => heat);
    const orders = arrangements(heats);
    ways = ways.flatMap((way) =>
      orders.map(
        (order) => new Map([...way, ...ofDivision.map(({ id }, at) => [id, order[at] ?? 0] as const)]),
      ),
    );
  }
  return ways.map((way) =>
    layout.map((heat, index) => ({
      ...heat,
      lanes: [...way].flatMap(([id, at]) => (at === index ? [id] : [])),
    })),
  );
}

/** Distinct orders of numbers, some of which are equal. */
function arrangements(numbers: readonly number[]): number[][] {
  if (numbers.length === 0) return [[]];
  return [...new Set(numbers)].flatMap((first) => {
    const at = numbers.indexOf(first);
    return arrangements([...numbers.slice(0, at), ...numbers.slice(at + 1)]).map((rest) => [first, ...rest]);
  });
}
