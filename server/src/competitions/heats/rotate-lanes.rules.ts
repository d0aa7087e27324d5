/** The entries of a heat in any order. */
export type HeatEntries = readonly string[];

/**
 * Lanes for all heats of all workouts at once, so that how often anybody is in each lane differs by one at most. Always
 * possible: entries and heats are the two sides of a graph, and lanes color its edges. An entry with more workouts than
 * lanes counts as several with one for each lane (de Werra 1971), and a graph of two sides takes no more colors than
 * its busiest point has edges (König 1916). Gives for each heat the lane of each of its entries.
 */
export function rotateLanes(heats: readonly HeatEntries[], lanes: number): number[][] {
  const seen = new Map<string, number>();
  const given = heats.map((heat) => heat.map(() => -1));
  /** By point and lane: which edge has it. */
  const atEntry = new Map<string, Edge[]>();
  const atHeat = heats.map((): (Edge | undefined)[] => []);
  for (const [heat, entryIds] of heats.entries()) {
    for (const [at, entryId] of entryIds.entries()) {
      const times = seen.get(entryId) ?? 0;
      seen.set(entryId, times + 1);
      const key = `${entryId} ${Math.floor(times / lanes)}`;
      const entry = atEntry.get(key) ?? [];
      atEntry.set(key, entry);
      const own = atHeat[heat] ?? [];
      color({ heat, at, entry, own, lane: -1 }, lanes);
    }
  }
  // At the end: later heats change lanes of earlier ones.
  for (const edges of atHeat) for (const edge of edges) if (edge) mark(given, edge);
  return given;
}

interface Edge {
  readonly heat: number;
  readonly at: number;
  readonly entry: (Edge | undefined)[];
  readonly own: (Edge | undefined)[];
  lane: number;
}

function mark(given: number[][], { heat, at, lane }: Edge): void {
  const lanesOfHeat = given[heat];
  if (lanesOfHeat) lanesOfHeat[at] = lane + 1;
}

/** Gives an edge a lane that is free at both ends; where there is none, two lanes change along a path. */
function color(edge: Edge, lanes: number): void {
  const { entry, own } = edge;
  const both = firstFree(lanes, (lane) => !entry[lane] && !own[lane]);
  if (both >= 0) {
    put(edge, both);
    return;
  }
  const freeAtEntry = firstFree(lanes, (lane) => !entry[lane]);
  const freeAtHeat = firstFree(lanes, (lane) => !own[lane]);
  if (freeAtEntry < 0 || freeAtHeat < 0) throw new Error('A heat has more entries than lanes.');
  // From the heat along the lane that is free at the entry, then back along the other: it never comes to the entry.
  const path: Edge[] = [];
  let next = own[freeAtEntry];
  let isAtHeat = false;
  while (next) {
    path.push(next);
    const point: readonly (Edge | undefined)[] = isAtHeat ? next.own : next.entry;
    next = point[isAtHeat ? freeAtEntry : freeAtHeat];
    isAtHeat = !isAtHeat;
  }
  for (const one of path) take(one);
  for (const one of path) put(one, one.lane === freeAtEntry ? freeAtHeat : freeAtEntry);
  put(edge, freeAtEntry);
}

function take(edge: Edge): void {
  edge.entry[edge.lane] = undefined;
  edge.own[edge.lane] = undefined;
}

function put(edge: Edge, lane: number): void {
  edge.lane = lane;
  edge.entry[lane] = edge;
  edge.own[lane] = edge;
}

function firstFree(lanes: number, isFree: (lane: number) => boolean): number {
  for (let lane = 0; lane < lanes; lane += 1) if (isFree(lane)) return lane;
  return -1;
}
