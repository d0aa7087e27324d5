import type { LaneOrder } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { cheapestAssignment } from './cheapest-assignment.rules.ts';

/** The lanes in the order in which they are given out, the best athlete's first. Of 8: 4, 5, 3, 6, 2, 7, 1, 8. */
export function laneSequence(lanes: number, order: LaneOrder): number[] {
  const inOrder = Array.from({ length: lanes }, (_, index) => index + 1);
  if (order !== 'center_out') return inOrder;
  const middle = (lanes + 1) / 2;
  // Of two lanes as far from the middle, the lower one.
  return inOrder.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle) || one - other);
}

/** How often an entry was in a lane in other workouts. */
export type LaneHistory = (entryId: string, lane: number) => number;

/** Everybody of a heat, best first, in a lane; null: the lane stays empty. */
export function laneHeat(
  entryIds: readonly string[],
  lanes: number,
  order: LaneOrder,
  history: LaneHistory = () => 0,
): (string | null)[] {
  const sequence = laneSequence(lanes, order).slice(0, entryIds.length);
  const given = order === 'rotating' ? rotated(entryIds, lanes, history) : sequence;
  const laid = Array.from<string | null>({ length: lanes }).fill(null);
  for (const [index, entryId] of entryIds.entries()) {
    const lane = given[index];
    if (lane !== undefined) laid[lane - 1] = entryId;
  }
  return laid;
}

/** One more time in a lane costs more than any number of smaller wishes. */
const onceMore = 10_000;

/**
 * Gives everybody a lane they had least often, over the whole heat: a second time in a lane counts more than several
 * first times. Then the lowest lanes, in the order of the heat.
 */
function rotated(entryIds: readonly string[], lanes: number, history: LaneHistory): number[] {
  const costs = entryIds.map((entryId, index) =>
    Array.from({ length: lanes }, (_, at) => {
      const times = history(entryId, at + 1);
      return times * times * onceMore + Math.abs(at - index) + (at >= entryIds.length ? lanes : 0);
    }),
  );
  return cheapestAssignment(costs).map((column) => column + 1);
}
