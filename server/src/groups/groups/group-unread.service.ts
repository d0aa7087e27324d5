import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** How many posts the viewer hasn't read in each of these groups, or in all of theirs, by the group's id; groups without any are left out. */
export type UnreadCounter = (
  sql: Sql,
  viewer: Viewer,
  groupIds: readonly string[] | null,
) => Promise<ReadonlyMap<string, number>>;

let counter: UnreadCounter | null = null;

/** Posts come after groups, so their domain hands this over. */
export function setUnreadCounter(counts: UnreadCounter): void {
  counter = counts;
}

export async function countUnreadOf(
  sql: Sql,
  viewer: Viewer,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return counter && groupIds.length > 0 ? counter(sql, viewer, groupIds) : new Map();
}

/** Ids of the viewer’s groups with unread posts. */
export async function unreadGroups(sql: Sql, viewer: Viewer): Promise<readonly string[]> {
  return counter ? [...(await counter(sql, viewer, null)).keys()] : [];
}
