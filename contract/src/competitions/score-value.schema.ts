import { z } from 'zod';
import { measuredUnits } from './measures.ts';

/** Whole steps of the unit, see `stepsPerUnit`. Only points may be below zero. */
const amount = z.int();
const count = z.int().min(0).max(1_000_000);

/** A measured amount; `unit` stands with loads and distances, as they were measured. */
export const measuredAmount = z.strictObject({ amount, unit: z.enum(measuredUnits).optional() });
export type MeasuredAmount = z.infer<typeof measuredAmount>;

/** A whole result: the time of who finished, the reps of an AMRAP, a load. */
export const finishedResult = z.strictObject({
  outcome: z.literal('finished'),
  amount,
  unit: z.enum(measuredUnits).optional(),
  /** Full rounds beside the reps of `amount` (rounds and reps), or rounds that hit their cap (capped rounds). */
  rounds: count.optional(),
});

/** Stopped by the cap. At least one is known, both where the workout's total is. */
export const cappedResult = z
  .strictObject({ outcome: z.literal('capped'), done: count.nullable(), left: count.nullable() })
  .refine((result) => result.done !== null || result.left !== null, { error: 'needs reps done or left' });

export const scoreResult = z.discriminatedUnion('outcome', [
  finishedResult,
  cappedResult,
  /** Handed in and worth nothing: a judge's mark, never the value 0. */
  z.strictObject({ outcome: z.literal('zeroed') }),
  z.strictObject({ outcome: z.literal('did_not_finish') }),
  z.strictObject({ outcome: z.literal('did_not_start') }),
  /** Withdrew before or in this workout; the entry's own status is set apart. */
  z.strictObject({ outcome: z.literal('withdrew') }),
  /** Not competing in this workout: no place and no points, where the absent may have some. */
  z.strictObject({ outcome: z.literal('out') }),
]);
export type ScoreResult = z.infer<typeof scoreResult>;
export type Outcome = ScoreResult['outcome'];

/** What one entry did in one workout part. Tie-breaks in the order of the workout's settings, null = none. */
export const scoreValue = z.strictObject({
  result: scoreResult,
  tiebreaks: z.array(measuredAmount.nullable()).max(2).optional(),
  /** One of the workout's variants; none counts as the first. */
  variant: z.string().min(1).max(30).optional(),
  /** The knock-out round reached; none counts as the first. */
  round: z.int().min(1).max(50).optional(),
});
export type ScoreValue = z.infer<typeof scoreValue>;
