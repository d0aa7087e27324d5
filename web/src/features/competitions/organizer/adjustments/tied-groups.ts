import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';

/** Groups of athletes with the same total, in their current order. */
export function equalsOf(rows: readonly BoardRow[]): BoardRow[][] {
  const groups: BoardRow[][] = [];
  let group: BoardRow[] = [];
  for (const row of rows) {
    const [first] = group;
    if (first && row.place !== null && row.total !== null && row.total === first.total) {
      group.push(row);
      continue;
    }
    if (group.length > 1) groups.push(group);
    group = row.place === null || row.total === null ? [] : [row];
  }
  if (group.length > 1) groups.push(group);
  return groups;
}

/** The list with one item moved. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}
