/** A heat of a plan: who is in which lane, and when. Its number is its place in the layout. */
export interface LaidHeat {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly startsAt: string;
  /** Seeding leaves its athletes and lanes alone. Its time can still move. */
  readonly locked: boolean;
  /** The entry in each lane, from lane 1. */
  readonly lanes: readonly (string | null)[];
}

export interface LaneSpot {
  readonly heatId: string;
  /** From 1. */
  readonly lane: number;
}

/** Where an entry is; undefined: nowhere. */
export function spotOf(layout: readonly LaidHeat[], entryId: string): LaneSpot | undefined {
  for (const { id, lanes } of layout) {
    const at = lanes.indexOf(entryId);
    if (at >= 0) return { heatId: id, lane: at + 1 };
  }
  return undefined;
}

/**
 * Puts an entry into a lane. The entry in that lane changes places with it, or leaves the layout if it comes from
 * outside. Null takes the entry out. The same layout where it changes nothing.
 */
export function moveEntry<Heat extends LaidHeat>(
  layout: readonly Heat[],
  entryId: string,
  to: LaneSpot | null,
): readonly Heat[] {
  const from = spotOf(layout, entryId);
  const there = to && layout.find(({ id }) => id === to.heatId)?.lanes[to.lane - 1];
  if (there === entryId || (to && there === undefined) || (!to && !from)) return layout;
  return layout.map((heat) => {
    const isTouched = heat.id === to?.heatId || heat.id === from?.heatId;
    if (!isTouched) return heat;
    const lanes = heat.lanes.map((entry, index) => {
      if (heat.id === to?.heatId && index === to.lane - 1) return entryId;
      if (heat.id === from?.heatId && index === from.lane - 1) return there ?? null;
      return entry;
    });
    return { ...heat, lanes };
  });
}

/** Entries that would be told something new: another heat, lane or time, in or out. */
export function changedEntries(before: readonly LaidHeat[], after: readonly LaidHeat[]): string[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const all = new Set([...old.keys(), ...now.keys()]);
  return [...all].filter((entryId) => old.get(entryId) !== now.get(entryId));
}

function wordsOf(layout: readonly LaidHeat[]): ReadonlyMap<string, string> {
  return new Map(
    layout.flatMap(({ startsAt, lanes }, index) =>
      lanes.flatMap((entryId, lane) =>
        entryId === null ? [] : [[entryId, `${index} ${lane} ${startsAt}`] as const],
      ),
    ),
  );
}
