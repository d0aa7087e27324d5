/** How many times an entry would rest too little in that heat, while the others are where `heatOf` says. */
export type RestCost = (
  entryId: string,
  heat: number,
  heatOf: (entryId: string) => number | undefined,
) => number;

interface Spread {
  /** Entry ids of each heat, best first. */
  readonly heats: readonly (readonly string[])[];
  /** Only entries of one pool change places: those of a division. */
  readonly poolOf: (entryId: string) => string;
  readonly conflicts: RestCost;
}

/** One conflict weighs more than any way through the heats. */
const conflictWeight = 1_000_000;

/**
 * Lets entries of one division change heats so that the fewest people rest too little, and nobody moves further than
 * that needs. Sizes stay, and so does how many of each division a heat has. Where nobody rests too little nothing
 * changes.
 */
export function spreadRest({ heats, poolOf, conflicts }: Spread): string[][] {
  const seeded = heats.flatMap((heat, at) => heat.toReversed().map((entryId) => ({ entryId, at })));
  const places = new Map(seeded.map(({ entryId, at }) => [entryId, at]));
  const heatOf = (entryId: string) => places.get(entryId);
  const pools = [...Map.groupBy(seeded, ({ entryId }) => poolOf(entryId)).values()];
  // Who does the workout twice is in two pools, and one may have moved what the other looked at: twice around.
  for (const members of [...pools, ...pools]) {
    const now = members.map(({ entryId, at }) => heatOf(entryId) ?? at);
    if (!members.some(({ entryId }, index) => conflicts(entryId, now[index] ?? 0, heatOf) > 0)) continue;
    const away = distances(members, heats.length);
    const moved = cancelCycles(now, heats.length, (member, heat) => {
      const { entryId } = members[member] ?? { entryId: '' };
      return conflicts(entryId, heat, heatOf) * conflictWeight + away(member, heat) ** 2;
    });
    for (const [index, { entryId }] of members.entries()) places.set(entryId, moved[index] ?? 0);
  }
  return heats.map((_, at) =>
    seeded.flatMap(({ entryId }) => (heatOf(entryId) === at ? [entryId] : [])).toReversed(),
  );
}

/** How many places a member is from a heat, with members in their starting order, worst first. */
function distances(
  members: readonly { readonly at: number }[],
  heatCount: number,
): (member: number, heat: number) => number {
  const first = Array.from({ length: heatCount }, (_, heat) => members.findIndex(({ at }) => at === heat));
  const last = Array.from({ length: heatCount }, (_, heat) => members.findLastIndex(({ at }) => at === heat));
  return (member, heat) => Math.max(0, (first[heat] ?? 0) - member, member - (last[heat] ?? 0));
}

/**
 * The cheapest way to fill heats with as many members as they have now: as long as members can move in a circle and
 * gain, they do. No circle is left that gains, so nothing is cheaper (Klein 1967).
 */
function cancelCycles(
  start: readonly number[],
  heatCount: number,
  cost: (member: number, heat: number) => number,
): number[] {
  const heatOf = [...start];
  const costs = start.map((_, member) => Array.from({ length: heatCount }, (_, heat) => cost(member, heat)));
  const costAt = (member: number, heat: number) => costs[member]?.[heat] ?? 0;
  for (;;) {
    const cycle = gainingCycle(heatCount, cheapestMoves(heatOf, heatCount, costAt));
    if (!cycle) return heatOf;
    for (const { member, to } of cycle) heatOf[member] = to;
  }
}

interface Move {
  readonly member: number;
  readonly from: number;
  readonly to: number;
  readonly price: number;
}

/** For each two heats the member whose way from the one to the other costs least. */
function cheapestMoves(
  heatOf: readonly number[],
  heatCount: number,
  costAt: (member: number, heat: number) => number,
): Move[] {
  const best = new Map<number, Move>();
  const used = new Set(heatOf);
  for (const [member, from] of heatOf.entries()) {
    for (let to = 0; to < heatCount; to += 1) {
      if (to === from || !used.has(to)) continue;
      const price = costAt(member, to) - costAt(member, from);
      const key = from * heatCount + to;
      const known = best.get(key);
      if (!known || price < known.price) best.set(key, { member, from, to, price });
    }
  }
  return [...best.values()];
}

/** A circle of moves that gains something (Bellman and Ford); undefined: there is none. */
function gainingCycle(heatCount: number, moves: readonly Move[]): Move[] | undefined {
  const reach = new Float64Array(heatCount);
  const cameBy: (Move | undefined)[] = Array.from({ length: heatCount });
  let changed = -1;
  for (let round = 0; round < heatCount; round += 1) {
    changed = -1;
    for (const move of moves) {
      const price = (reach[move.from] ?? 0) + move.price;
      if (price >= (reach[move.to] ?? 0)) continue;
      reach[move.to] = price;
      cameBy[move.to] = move;
      changed = move.to;
    }
    if (changed < 0) return undefined;
  }
  // So many steps back lead into the circle, wherever they began.
  let at = changed;
  for (let step = 0; step < heatCount; step += 1) at = cameBy[at]?.from ?? at;
  const cycle: Move[] = [];
  const start = at;
  do {
    const move = cameBy[at];
    if (!move) return undefined;
    cycle.push(move);
    at = move.from;
  } while (at !== start);
  return cycle;
}
