import type { featuredStandings } from '@chalkline/contract/showcase/featured.schema.ts';

interface Shown {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** An item's current status. Things that are no longer public are hidden, whatever the item's days. */
export function standingOf(
  { startsAt, endsAt }: Shown,
  isPublic: boolean,
  now: Date,
): (typeof featuredStandings)[number] {
  if (!isPublic) return 'hidden';
  if (endsAt !== null && endsAt <= now) return 'over';
  return startsAt !== null && startsAt > now ? 'waiting' : 'shown';
}

/** Whether its end, if it has one, comes after its start. */
export function isInOrder({ startsAt, endsAt }: Shown): boolean {
  return startsAt === null || endsAt === null || endsAt > startsAt;
}

/** Whether two lists have the same ids, each once. */
export function holdsSame(ids: readonly string[], others: readonly string[]): boolean {
  const given = new Set(ids);
  return given.size === ids.length && ids.length === others.length && others.every((id) => given.has(id));
}
