import { z } from 'zod';
import { idField, lineField } from '../http/fields.ts';
import { directions } from './measures.ts';

/** How a place in one workout becomes points. */
export const pointsMethods = ['place', 'table', 'raw', 'share_of_best'] as const;
export type PointsMethod = (typeof pointsMethods)[number];

/** Points by place, best first, with at most three decimals. */
export const ownPoints = z.array(z.number().min(0).max(1_000_000).multipleOf(0.001)).min(1).max(5000);

export const pointsSetting = z.discriminatedUnion('method', [
  /** Points = place; the lowest total wins. */
  z.strictObject({ method: z.literal('place') }),
  /** A built-in table, by name, such as `2023-40`. */
  z.strictObject({ method: z.literal('table'), table: z.string().min(1).max(40) }),
  z.strictObject({
    method: z.literal('own_table'),
    name: lineField(80),
    points: ownPoints,
  }),
  /** The results themselves are added up. */
  z.strictObject({ method: z.literal('raw') }),
  /** Best = 100, median = 50, linear between and beyond, clamped to 0–100. */
  z.strictObject({ method: z.literal('share_of_best') }),
]);
export type PointsSetting = z.infer<typeof pointsSetting>;

/** Which total has to win with each kind of points; sums of results work in both directions. */
export const totalOfPoints: Partial<Record<PointsSetting['method'], (typeof directions)[number]>> = {
  place: 'lower',
  table: 'higher',
  own_table: 'higher',
  share_of_best: 'higher',
};

/** Whether points of this kind can be used when the `total` one wins. */
export function pointsMatchTotal(
  points: Pick<PointsSetting, 'method'>,
  total: (typeof directions)[number],
): boolean {
  return (totalOfPoints[points.method] ?? total) === total;
}

/** How ties in the overall are broken. */
export const overallTies = ['share', 'best_finish', 'designated_workout', 'by_hand'] as const;
export type OverallTie = (typeof overallTies)[number];

/** Where an entry that withdrew is ranked overall. */
export const withdrawnRules = ['by_points', 'below', 'below_by_progress', 'below_by_withdrawal'] as const;
export type WithdrawnRule = (typeof withdrawnRules)[number];

/**
 * What absent entries get in a finished workout: a shared last place, or no place. With a points table both score 0.
 */
export const absentRules = ['share_place', 'no_place'] as const;

/**
 * What entries that did not finish get: the last place with its points, or 0 points. Either way they stay in
 * contention.
 */
export const didNotFinishRules = ['last_place', 'zero_points'] as const;

/** Where entries without a single score are ranked overall: last, sharing the place, or unranked. */
export const nothingRules = ['last', 'unranked'] as const;

/** The scoring rules of a competition. Every setting has a preset value and is explained in "How this is scored". */
export const competitionScoring = z
  .strictObject({
    /** For workouts where neither the workout nor its division sets points of its own. */
    points: pointsSetting,
    /** Which total wins. */
    total: z.enum(directions),
    tie: z.enum(overallTies),
    tieWorkout: idField.optional(),
    withdrawn: z.enum(withdrawnRules),
    absent: z.enum(absentRules),
    didNotFinish: z.enum(didNotFinishRules),
    nothingHandedIn: z.enum(nothingRules),
    /** Ranks every incomplete entry below all complete ones. */
    incompleteBelow: z.boolean(),
    /** Ranks entries with more scaled workouts below those with fewer. */
    scaledBelow: z.boolean(),
    /** Stages that start again at 0 points. Entries that reach such a stage rank above the rest. */
    restartStages: z.array(z.int().min(2).max(20)).max(10).optional(),
  })
  .refine((scoring) => scoring.tie !== 'designated_workout' || scoring.tieWorkout !== undefined, {
    path: ['tieWorkout'],
    error: 'is needed to break ties by it',
  })
  .refine((scoring) => scoring.points.method !== 'place' || scoring.total === 'lower', {
    path: ['total'],
    error: 'must be the lowest where points are places',
  })
  .refine((scoring) => totalOfPoints[scoring.points.method] !== 'higher' || scoring.total === 'higher', {
    path: ['total'],
    error: 'must be the highest with this kind of points',
  });
export type CompetitionScoring = z.infer<typeof competitionScoring>;

/** What a workout (or division) can override. */
export const workoutPoints = z.strictObject({
  points: pointsSetting.optional(),
  /** Percent of the workout's points that count. */
  weight: z.int().min(0).max(1000).optional(),
  /** The stage the workout belongs to; 1 if there is only one. */
  stage: z.int().min(1).max(20).optional(),
});
export type WorkoutPoints = z.infer<typeof workoutPoints>;

/** Adds up all members' results, or only the best of them. */
export const addedTeams = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('sum') }),
  z.strictObject({ by: z.literal('best'), count: z.int().min(1).max(20) }),
]);

/** How a team gets its result: as one competitor, or as the sum of its members' results. */
export const teamScoring = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('team') }),
  ...addedTeams.options,
]);
export type TeamScoring = z.infer<typeof teamScoring>;
