import type { LaidHeat } from '@chalkline/contract/competitions/heat-layout.ts';

export interface LateEntry {
  readonly id: string;
  readonly divisionId: string;
}

/**
 * Puts entries without a heat into empty lanes, in heats that are open and have athletes of their division, the first
 * such heat first. `left` are those for whom there is no lane.
 */
export function placeLate<Heat extends LaidHeat>(
  layout: readonly Heat[],
  late: readonly LateEntry[],
  isOpen: (heat: Heat, divisionId: string) => boolean,
): { readonly layout: Heat[]; readonly left: string[] } {
  const heats = layout.map((heat) => ({ heat, lanes: [...heat.lanes] }));
  const left: string[] = [];
  for (const { id, divisionId } of late) {
    const found = heats.find(({ heat, lanes }) => lanes.includes(null) && isOpen(heat, divisionId));
    if (found) found.lanes[middleEmpty(found.lanes)] = id;
    else left.push(id);
  }
  return { layout: heats.map(({ heat, lanes }) => ({ ...heat, lanes })), left };
}

/** The empty lane nearest to the others: nobody stands alone at the end of the floor. */
function middleEmpty(lanes: readonly (string | null)[]): number {
  const taken = lanes.flatMap((entry, index) => (entry === null ? [] : [index]));
  const middle = taken.length > 0 ? taken.reduce((sum, lane) => sum + lane, 0) / taken.length : 0;
  const empty = lanes.flatMap((entry, index) => (entry === null ? [index] : []));
  return empty.reduce(
    (best, lane) => (Math.abs(lane - middle) < Math.abs(best - middle) ? lane : best),
    empty[0] ?? 0,
  );
}
