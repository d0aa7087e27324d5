import type { LaidHeat } from '@chalkline/contract/competitions/heat-layout.ts';
import { rotateLanes } from './rotate-lanes.rules.ts';

interface Weekend<Plan> {
  /** How many workouts there are. */
  readonly count: number;
  /** A workout's heats around those of the others; undefined where another one has none yet. */
  readonly seed: (workout: number, others: readonly (Plan | undefined)[]) => Plan;
  /** The same heats with athletes anywhere in them, another way for each number: where a search begins. */
  readonly scatter: (workout: number, attempt: number) => Plan;
  /** How many people rest too little. */
  readonly conflicts: (plans: readonly Plan[]) => number;
}

/** Each time once around all workouts. */
const rounds = 4;
/** Bounds the time where some rests can't be long enough: 5 workouts of 200 athletes take about a second. */
const mostSeedings = 400;

/**
 * Heats of all workouts, so that as few people as possible rest too little: each workout is seeded around the others in
 * turn until that gains nothing more. Where somebody still rests too little, the search begins again, with the workouts in
 * another order, then with scattered athletes, and the best is kept. The same input gives the same heats.
 */
export function planWeekend<Plan>({ count, seed, scatter, conflicts }: Weekend<Plan>): Plan[] {
  const inOrder = Array.from({ length: count }, (_, workout) => workout);
  let best: { readonly plans: Plan[]; readonly left: number } | null = null;
  let seedings = 0;
  for (let attempt = 0; attempt === 0 || seedings < mostSeedings; attempt += 1) {
    const order = turned(inOrder, attempt);
    const isScattered = attempt >= 2 * count;
    const plans: (Plan | undefined)[] = inOrder.map((workout) =>
      isScattered ? scatter(workout, attempt) : undefined,
    );
    let before = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round += 1) {
      for (const workout of order) plans[workout] = seed(workout, plans.with(workout, undefined));
      seedings += count;
      const left = conflicts(plans as Plan[]);
      if (!best || left < best.left) best = { plans: plans.slice() as Plan[], left };
      if (left === 0 || left >= before) break;
      before = left;
    }
    if (best?.left === 0 || count === 1) break;
  }
  return best?.plans ?? [];
}

/** As they are, backwards, and both beginning with each other workout. */
function turned(inOrder: readonly number[], attempt: number): number[] {
  const from = Math.floor(attempt / 2) % Math.max(1, inOrder.length);
  const order = [...inOrder.slice(from), ...inOrder.slice(0, from)];
  return attempt % 2 === 0 ? order : order.toReversed();
}

/** A workout's heats with the number of lanes of its floor. */
interface Laid {
  readonly layout: readonly LaidHeat[];
  readonly lanes: number;
}

/**
 * Gives lanes to all heats of floors with as many lanes at once, so that how often anybody was in each lane differs by one
 * at most.
 */
export function rotateWeekend<Plan extends Laid>(plans: readonly Plan[]): Plan[] {
  const given = new Map<LaidHeat, LaidHeat>();
  for (const [lanes, alike] of Map.groupBy(plans, (plan) => plan.lanes)) {
    const heats = alike.flatMap(({ layout }) => layout);
    const entryIds = heats.map((heat) => heat.lanes.filter((id) => id !== null));
    for (const [at, own] of rotateLanes(entryIds, lanes).entries()) {
      const heat = heats[at];
      if (!heat) continue;
      const laid = Array.from<string | null>({ length: lanes }).fill(null);
      for (const [index, lane] of own.entries()) laid[lane - 1] = entryIds[at]?.[index] ?? null;
      given.set(heat, { ...heat, lanes: laid });
    }
  }
  return plans.map((plan) => ({ ...plan, layout: plan.layout.map((heat) => given.get(heat) ?? heat) }));
}
