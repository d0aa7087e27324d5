import { z } from 'zod';
import { idField, lineField } from '../http/fields.ts';
import { directions, scoringTypes, tiebreakTypes, units, unitsOf } from './measures.ts';

/** How an unfinished workout is counted: `CAP+12` (reps left, fewer is better) or 89 reps done (more is). */
export const capNotations = ['remaining', 'completed'] as const;
export type CapNotation = (typeof capNotations)[number];

/** Who the tie-break is for: all, or only those whom the cap stopped (who finished needs none). */
export const tiebreakReaches = ['everyone', 'unfinished'] as const;

export const timeCap = z.strictObject({
  /** Two notations exist in the field and mean opposite things, so it is set and never guessed. */
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
    /** Left out: `unfinished` where the workout has a cap, else `everyone`. */
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
    /** Decimals shown at least; precision beyond them is kept and shown, never ranked away. */
    decimals: z.int().min(0).max(3).optional(),
    cap: timeCap.optional(),
    tiebreaks: z.array(tiebreakScoring).max(2).optional(),
    /** Rx, intermediate, scaled: best first, when they stand mixed in one division. */
    variants: z.array(lineField(30)).min(2).max(5).optional(),
    /** Knock-out rounds inside the workout: who reached a later one stands above all others. */
    knockoutRounds: z.int().min(2).max(50).optional(),
    /** For rounds and reps: reps of one full round, where all rounds are alike. */
    repsPerRound: z.int().min(1).max(10_000).optional(),
    /** Ties in this part are broken by the result of that part of the same workout. */
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
