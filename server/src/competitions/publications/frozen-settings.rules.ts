import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import { type HeldRule, heldRules } from '@chalkline/contract/competitions/publication.schema.ts';

/** The rules a board is made by; what the database holds as JSON comes with its keys in one order. */
interface Settings {
  readonly scoring: unknown;
  readonly points: unknown;
  readonly teams: unknown;
  readonly cuts: readonly Cut[];
  readonly plannedField: number | null;
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
  const [was, is] = [rulesOf(then), rulesOf(now)];
  return heldRules.filter((rule) => isOther(was[rule], is[rule]));
}

function rulesOf({
  scoring,
  points,
  teams,
  cuts,
  plannedField,
  workouts,
}: Settings): Record<HeldRule, unknown> {
  // The field that is planned decides a cut that takes its share of it, and nothing else of a board.
  const isShare = cuts.some(({ rule }) => rule.by === 'percent' && rule.of === 'planned');
  return {
    scoring,
    points,
    teams,
    cuts: [cuts, isShare && plannedField],
    workouts: workoutsOf({ workouts }),
  };
}

function workoutsOf({ workouts }: Pick<Settings, 'workouts'>) {
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
