import type { HeldRule } from '@chalkline/contract/competitions/publication.schema.ts';

/** The rules a board is made by; what the database holds as JSON comes with its keys in one order. */
interface Settings {
  readonly scoring: unknown;
  readonly points: unknown;
  readonly teams: unknown;
  readonly cuts: unknown;
  readonly workouts: readonly {
    readonly id: string;
    readonly position: number;
    readonly released: boolean;
    readonly scoring: unknown;
    readonly points: unknown;
    readonly partOf: string | null;
  }[];
}

/** Which of a frozen board's rules have become others behind it. */
export function changedRules(then: Settings, now: Settings): HeldRule[] {
  const changed = (['scoring', 'points', 'teams', 'cuts'] as const).filter((rule) =>
    isOther(then[rule], now[rule]),
  );
  return isOther(workoutsOf(then), workoutsOf(now)) ? [...changed, 'workouts'] : changed;
}

function workoutsOf({ workouts }: Settings) {
  return [...workouts]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, position, released, scoring, points, partOf }) => [
      id,
      position,
      released,
      scoring,
      points,
      partOf,
    ]);
}

function isOther(then: unknown, now: unknown): boolean {
  return JSON.stringify(then) !== JSON.stringify(now);
}
