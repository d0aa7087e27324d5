/** What is sold by places, a division or a ticket type, as far as its waiting list looks at it. */
export interface WaitingItem {
  readonly id: string;
  /** null: no limit of its own. */
  readonly capacity: number | null;
  /** Places that are sold or held back. */
  readonly taken: number;
  /** Places that orders hold. */
  readonly held: number;
  /** Places that are offered to somebody on the list. */
  readonly offered: number;
  /** How many wait without an offer. */
  readonly waiting: number;
}

/** Places that are free for those who wait, then for everybody else. Infinity: without an end. */
function freeIn({ capacity, taken, held, offered }: WaitingItem): number {
  return capacity === null ? Infinity : Math.max(0, capacity - taken - held - offered);
}

/** Free places that go to those who wait: nobody else can have them. */
export function reservedFor(item: WaitingItem): number {
  return Math.min(freeIn(item), item.waiting);
}

/** Places in all that are free, for a limit of all items together. */
export function freeInAll(capacity: number | null, items: readonly WaitingItem[]): number {
  if (capacity === null) return Infinity;
  const gone = items.reduce((sum, { taken, held, offered }) => sum + taken + held + offered, 0);
  return Math.max(0, capacity - gone);
}

/**
 * Who is offered a place now: those who joined first, as long as their item and all together have room.
 * Somebody whose item is full doesn't keep others from theirs.
 */
export function whoIsOffered<Waiting extends { readonly itemId: string }>(
  waiting: readonly Waiting[],
  items: readonly WaitingItem[],
  capacity: number | null,
): Waiting[] {
  const free = new Map(items.map((item) => [item.id, freeIn(item)]));
  let inAll = freeInAll(capacity, items);
  return waiting.filter(({ itemId }) => {
    const left = free.get(itemId) ?? 0;
    if (left <= 0 || inAll <= 0) return false;
    free.set(itemId, left - 1);
    inAll -= 1;
    return true;
  });
}
