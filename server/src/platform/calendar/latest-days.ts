/** What a list that is read in pages of days asks for: so many days with something on them, before a day. */
export interface DaysAsked {
  readonly before: string;
  readonly most: number;
}

/** The items of the latest of these days. */
export function ofLatestDays<Item extends { readonly day: string }>(
  items: readonly Item[],
  { before, most }: DaysAsked,
): Item[] {
  const earlier = items.filter(({ day }) => day < before);
  const latest = new Set(latestDays(earlier).slice(0, most));
  return earlier.filter(({ day }) => latest.has(day));
}

/** Each day once, the latest first. */
export function latestDays(items: readonly { readonly day: string }[]): string[] {
  return [...new Set(items.map(({ day }) => day))].toSorted().reverse();
}
