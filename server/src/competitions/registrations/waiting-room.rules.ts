/** A division as far as its waiting list looks at it. */
export interface WaitingDivision {
  readonly id: string;
  /** null: no limit of its own. */
  readonly capacity: number | null;
  /** Entries that hold a place. */
  readonly taken: number;
  /** Places that orders hold. */
  readonly held: number;
  /** Places that are offered to somebody on the list. */
  readonly offered: number;
  /** How many wait without an offer. */
  readonly waiting: number;
}

/** Places that are free for those who wait, then for everybody else. Infinity: without an end. */
function freeIn({ capacity, taken, held, offered }: WaitingDivision): number {
  return capacity === null ? Infinity : Math.max(0, capacity - taken - held - offered);
}

/** Free places that go to those who wait: nobody else can have them. */
export function reservedFor(division: WaitingDivision): number {
  return Math.min(freeIn(division), division.waiting);
}

/** Places in all that are free, for a limit of the whole competition. */
export function freeInAll(capacity: number | null, divisions: readonly WaitingDivision[]): number {
  if (capacity === null) return Infinity;
  const gone = divisions.reduce((sum, { taken, held, offered }) => sum + taken + held + offered, 0);
  return Math.max(0, capacity - gone);
}

/**
 * Who is offered a place now: those who joined first, as long as their division and the whole competition have room.
 * Somebody whose division is full doesn't keep others from theirs.
 */
export function whoIsOffered<Waiting extends { readonly divisionId: string }>(
  waiting: readonly Waiting[],
  divisions: readonly WaitingDivision[],
  capacity: number | null,
): Waiting[] {
  const free = new Map(divisions.map((division) => [division.id, freeIn(division)]));
  let inAll = freeInAll(capacity, divisions);
  return waiting.filter(({ divisionId }) => {
    const left = free.get(divisionId) ?? 0;
    if (left <= 0 || inAll <= 0) return false;
    free.set(divisionId, left - 1);
    inAll -= 1;
    return true;
  });
}
