interface Fielded {
  readonly id: string;
  readonly bib: number;
}

/** Somebody who is no longer what they were when the board was frozen; `before` is null for who came later. */
interface Changed<Entry extends Fielded> {
  readonly entry: Entry;
  readonly before: Partial<Entry> | null;
}

/** The field of a division as it was when its board was frozen, by bib. */
export function fieldAsFrozen<Entry extends Fielded>(
  now: readonly Entry[],
  changed: readonly Changed<Entry>[],
): Entry[] {
  const changedIds = new Set(changed.map(({ entry }) => entry.id));
  const same = now.filter(({ id }) => !changedIds.has(id));
  const then = changed.flatMap(({ entry, before }) => (before === null ? [] : [{ ...entry, ...before }]));
  return [...same, ...then].sort((a, b) => a.bib - b.bib);
}
