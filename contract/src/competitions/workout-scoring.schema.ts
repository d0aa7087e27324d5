import { z } from 'zod';
import { idField, lineField } from '../http/fields.ts';
import { directions, scoringTypes, tiebreakTypes, units, unitsOf } from './measures.ts';

/** How an unfinished workout is written: `CAP+12` (reps left, fewer is better) or 89 reps done (more is better). */
export const capNotations = ['remaining', 'completed'] as const;
export type CapNotation = (typeof capNotations)[number];

/** Who the tiebreak applies to: everyone, or only those stopped by the cap (finishers don't need one). */
export const tiebreakReaches = ['everyone', 'unfinished'] as const;

export const timeCap = z.strictObject({
  /** Both notations are in use and mean opposite things, so this is a setting and never guessed. */
  notation: z.enum(capNotations),
  seconds: z.int().min(1).max(360_000).optional(),
  totalReps: z.int().min(1).max(100_000).optional(),
});
export type TimeCap = z.infer<typeof timeCap>;

export const tiebreakScoring = z
  .strictObject({
    type: z.enum(tiebreakTypes),
    unit: z.enum(units),
    direction: z.enum(directions),
    /** Default: `unfinished` if the workout has a cap, otherwise `everyone`. */
    reach: z.enum(tiebreakReaches).optional(),
  })
  .refine((tiebreak) => unitsOf[tiebreak.type].includes(tiebreak.unit), {
    path: ['unit'],
    error: 'doesn’t measure this tiebreak',
  });
export type TiebreakScoring = z.infer<typeof tiebreakScoring>;

/** How one workout (or one part of it) is scored. Unit and direction are independent of each other. */
export const workoutScoring = z
  .strictObject({
    type: z.enum(scoringTypes),
    unit: z.enum(units),
    direction: z.enum(directions),
    /** The fewest decimals to show. Further precision is kept, shown and ranked. */
    decimals: z.int().min(0).max(3).optional(),
    cap: timeCap.optional(),
    tiebreaks: z.array(tiebreakScoring).max(2).optional(),
    /** Rx, intermediate, scaled: best first, if one division mixes them. */
    variants: z.array(lineField(30)).min(2).max(5).optional(),
    /** Knockout rounds within the workout: athletes who reach a later round rank above all others. */
    knockoutRounds: z.int().min(2).max(50).optional(),
    /** For rounds and reps: the reps in one full round, if all rounds are the same. */
    repsPerRound: z.int().min(1).max(10_000).optional(),
    /** Ties in this part are broken by that part of the same workout. */
    brokenByPart: idField.optional(),
  })
  .refine((scoring) => unitsOf[scoring.type].includes(scoring.unit), {
    path: ['unit'],
    error: 'does not measure this type of workout',
  })
  .refine((scoring) => !scoring.cap || scoring.type === 'time', {
    path: ['cap'],
    error: 'belongs to workouts for time',
  })
  .refine((scoring) => !scoring.repsPerRound || scoring.type === 'rounds_reps', {
    path: ['repsPerRound'],
    error: 'belongs to workouts for rounds and reps',
  })
  .refine((scoring) => allDifferent(scoring.variants ?? []), {
    path: ['variants'],
    error: 'has the same name twice',
  });
export type WorkoutScoring = z.infer<typeof workoutScoring>;

function allDifferent(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size === names.length;
}
