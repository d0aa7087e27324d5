import { z } from 'zod';
import { idField, lineField } from '../http/fields.ts';
import { directions } from './measures.ts';

/** How a place in one workout becomes points. */
export const pointsMethods = ['place', 'table', 'raw', 'share_of_best'] as const;
export type PointsMethod = (typeof pointsMethods)[number];

/** Points of a table by place, best first. At most three decimals. */
export const ownPoints = z.array(z.number().min(0).max(1_000_000).multipleOf(0.001)).min(1).max(5000);

export const pointsSetting = z.discriminatedUnion('method', [
  /** Points = place; the lowest total wins. */
  z.strictObject({ method: z.literal('place') }),
  /** A built-in table by its name, such as `2023-40`. */
  z.strictObject({ method: z.literal('table'), table: z.string().min(1).max(40) }),
  z.strictObject({
    method: z.literal('own_table'),
    name: lineField(80),
    points: ownPoints,
  }),
  /** The result itself is added up. */
  z.strictObject({ method: z.literal('raw') }),
  /** Best = 100, median = 50, linear between and beyond, held to 0–100. */
  z.strictObject({ method: z.literal('share_of_best') }),
]);
export type PointsSetting = z.infer<typeof pointsSetting>;

/** Which total must win with a kind of points; added-up results work both ways. */
export const totalOfPoints: Partial<Record<PointsSetting['method'], (typeof directions)[number]>> = {
  place: 'lower',
  table: 'higher',
  own_table: 'higher',
  share_of_best: 'higher',
};

/** Whether points of this kind can count in totals of which the `total` one wins. */
export function pointsMatchTotal(
  points: Pick<PointsSetting, 'method'>,
  total: (typeof directions)[number],
): boolean {
  return (totalOfPoints[points.method] ?? total) === total;
}

/** How equal totals are parted. */
export const overallTies = ['share', 'best_finish', 'designated_workout', 'by_hand'] as const;
export type OverallTie = (typeof overallTies)[number];

/** Where an entry that withdrew stands overall. */
export const withdrawnRules = ['by_points', 'below', 'below_by_progress', 'below_by_withdrawal'] as const;
export type WithdrawnRule = (typeof withdrawnRules)[number];

/** What the absent get in a workout that is over: the place after the last, or none. 0 points from a table. */
export const absentRules = ['share_place', 'no_place'] as const;

/** What who did not finish gets: the last place with its points, or 0 points. Both stay in contention. */
export const didNotFinishRules = ['last_place', 'zero_points'] as const;

/** Where who handed in nothing at all stands overall: last, shared, or without a place. */
export const nothingRules = ['last', 'unranked'] as const;

/** The settings of a competition that the rules read; each has a preset and shows in "How this is scored". */
export const competitionScoring = z
  .strictObject({
    /** Of every workout that has no setting of its own, nor its division. */
    points: pointsSetting,
    /** Which total wins. */
    total: z.enum(directions),
    tie: z.enum(overallTies),
    tieWorkout: idField.optional(),
    withdrawn: z.enum(withdrawnRules),
    absent: z.enum(absentRules),
    didNotFinish: z.enum(didNotFinishRules),
    nothingHandedIn: z.enum(nothingRules),
    /** Any incomplete entry stands below all complete ones. */
    incompleteBelow: z.boolean(),
    /** Entries with more scaled workouts stand below those with fewer. */
    scaledBelow: z.boolean(),
    /** Stages at whose start the points begin again at 0; their entries stand above the rest. */
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

/** What a workout (or division) may set for itself. */
export const workoutPoints = z.strictObject({
  points: pointsSetting.optional(),
  /** Percent of its points that count. */
  weight: z.int().min(0).max(1000).optional(),
  /** The stage it belongs to; 1 where there is one only. */
  stage: z.int().min(1).max(20).optional(),
});
export type WorkoutPoints = z.infer<typeof workoutPoints>;

/** Of all members' results, or of the best so many. */
export const addedTeams = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('sum') }),
  z.strictObject({ by: z.literal('best'), count: z.int().min(1).max(20) }),
]);

/** How a team's result comes about: it is one competitor, or its members' results are added up. */
export const teamScoring = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('team') }),
  ...addedTeams.options,
]);
export type TeamScoring = z.infer<typeof teamScoring>;
