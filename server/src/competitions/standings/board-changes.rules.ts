import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';

export interface BoardChanges {
  /** Rows that are new or different, in their order. */
  readonly rows: readonly BoardRow[];
  /** Entries that are no longer on the board. */
  readonly removed: readonly string[];
}

/** What must be put into the board `before` to make it `after`. */
export function boardChanges(before: readonly BoardRow[], after: readonly BoardRow[]): BoardChanges {
  const known = new Map(before.map((row) => [row.entryId, JSON.stringify(row)]));
  const rows = after.filter((row) => known.get(row.entryId) !== JSON.stringify(row));
  const present = new Set(after.map(({ entryId }) => entryId));
  return { rows, removed: before.flatMap(({ entryId }) => (present.has(entryId) ? [] : [entryId])) };
}
