import type { LaidHeat } from '@chalkline/contract/competitions/heat-layout.ts';

interface Known {
  /** Active, and of a division that does the workout. */
  readonly mayBePlaced: (entryId: string) => boolean;
}

/**
 * What is wrong with a draft that was changed by hand, in a sentence; null when nothing is. Entries that were placed before
 * may stay in their lane even if they withdrew since.
 */
export function layoutFault(
  before: readonly LaidHeat[],
  after: readonly Pick<LaidHeat, 'id' | 'lanes'>[],
  { mayBePlaced }: Known,
): string | null {
  if (after.length !== before.length || after.some(({ id }, index) => before[index]?.id !== id))
    return 'The heats are not those of the draft.';
  if (after.some(({ lanes }, index) => lanes.length !== before[index]?.lanes.length))
    return 'A heat has another number of lanes.';
  const placed = after.flatMap(({ lanes }) => lanes.filter((entryId) => entryId !== null));
  if (new Set(placed).size !== placed.length) return 'An athlete is in two lanes.';
  const stayed = new Set(
    before.flatMap(({ id, lanes }) => lanes.map((entryId, lane) => `${id} ${lane} ${entryId}`)),
  );
  const isKnown = after.every(({ id, lanes }) =>
    lanes.every(
      (entryId, lane) => entryId === null || mayBePlaced(entryId) || stayed.has(`${id} ${lane} ${entryId}`),
    ),
  );
  return isKnown ? null : 'An athlete in a lane doesn’t do this workout.';
}
