/** How much the first places count against later ones. */
const steadiness = 60;

interface RankedList {
  readonly ids: readonly string[];
  readonly weight: number;
}

/** Reciprocal rank fusion: what several lists have near their tops comes first. */
export function fuseRanks(lists: readonly RankedList[]): string[] {
  const scores = new Map<string, number>();
  for (const { ids, weight } of lists) {
    for (const [rank, id] of ids.entries()) {
      scores.set(id, (scores.get(id) ?? 0) + weight / (steadiness + rank + 1));
    }
  }
  return [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id);
}
