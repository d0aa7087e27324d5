import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { RevealTotals } from '@chalkline/contract/competitions/reveal.schema.ts';

interface Placed {
  readonly entryId: string;
  readonly place: number;
  readonly total: number | null;
}

/** A ceremony reads out no one who was disqualified, withdrew or never competed. */
const readOut: readonly BoardRow['status'][] = ['active', 'cut'];

/**
 * The places a ceremony reads out, from the first rows of a leaderboard. If there are more rows, the last place is left
 * out: others may share it.
 */
export function placesToReveal(rows: readonly BoardRow[], rowCount: number): Placed[] {
  const cutOff = rowCount > rows.length ? (rows.at(-1)?.place ?? null) : null;
  return rows.flatMap(({ entryId, place, total, status }) =>
    place === null || place === cutOff || !readOut.includes(status) ? [] : [{ entryId, place, total }],
  );
}

/** What the totals of a leaderboard are. */
export function totalsOf(
  { method }: CompetitionScoring['points'],
  workouts: BoardHead['workouts'],
): RevealTotals {
  const methods = workouts.map(({ points }) => points.points?.method ?? method);
  if (methods.every((each) => each === 'raw') && workouts.every(({ scoring }) => scoring.unit === 'clock')) {
    return workouts.length > 0 ? 'time' : 'points';
  }
  return method === 'raw' ? 'amount' : 'points';
}

/** The workouts that anyone has a score in. */
export function scoredWorkouts({ workouts }: BoardHead, rows: readonly BoardRow[]): ReadonlySet<string> {
  const scored = workouts.filter((_, at) => rows.some(({ cells }) => cells[at]?.scoreId));
  return new Set(scored.map(({ id }) => id));
}

/** Whether both have the same places and totals. */
export function isSameStanding(some: readonly Placed[], others: readonly Placed[]): boolean {
  const textOf = (places: readonly Placed[]) =>
    JSON.stringify(places.map(({ entryId, place, total }) => [entryId, place, total]));
  return textOf(some) === textOf(others);
}

/** Entries by place, in their order. */
export function byPlace<Entry extends Placed>(
  entries: readonly Entry[],
): { readonly place: number; readonly entries: readonly Entry[] }[] {
  return [...Map.groupBy(entries, ({ place }) => place)].map(([place, sharing]) => ({
    place,
    entries: sharing,
  }));
}
