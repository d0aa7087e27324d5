import { z } from 'zod';
import { measuredUnits } from './measures.ts';

/** Whole steps of the unit, see `stepsPerUnit`. Only points can be negative. */
const amount = z.int();
const count = z.int().min(0).max(1_000_000);

/** A measured amount. `unit` is the one it was measured in, for loads and distances only. */
export const measuredAmount = z.strictObject({ amount, unit: z.enum(measuredUnits).optional() });
export type MeasuredAmount = z.infer<typeof measuredAmount>;

/** A complete result: a finishing time, the reps of an AMRAP, a load. */
export const finishedResult = z.strictObject({
  outcome: z.literal('finished'),
  amount,
  unit: z.enum(measuredUnits).optional(),
  /**
   * Full rounds in addition to the reps in `amount` (rounds and reps), or rounds that hit their cap (capped rounds).
   */
  rounds: count.optional(),
});

/** Stopped by the time cap. At least one of the two is known; both are if the workout's total is. */
export const cappedResult = z
  .strictObject({ outcome: z.literal('capped'), done: count.nullable(), left: count.nullable() })
  .refine((result) => result.done !== null || result.left !== null, { error: 'needs reps done or left' });

export const scoreResult = z.discriminatedUnion('outcome', [
  finishedResult,
  cappedResult,
  /** Submitted, but the judge gave no credit. Not the same as the value 0. */
  z.strictObject({ outcome: z.literal('zeroed') }),
  z.strictObject({ outcome: z.literal('did_not_finish') }),
  z.strictObject({ outcome: z.literal('did_not_start') }),
  /** Withdrew before or during this workout; the entry's own state is set separately. */
  z.strictObject({ outcome: z.literal('withdrew') }),
  /** Not competing in this workout: no place and no points, even where absent athletes get some. */
  z.strictObject({ outcome: z.literal('out') }),
]);
export type ScoreResult = z.infer<typeof scoreResult>;
export type Outcome = ScoreResult['outcome'];

/** What one entry did in one workout part. Tiebreaks follow the order of the workout's settings; null = none. */
export const scoreValue = z.strictObject({
  result: scoreResult,
  tiebreaks: z.array(measuredAmount.nullable()).max(2).optional(),
  /** One of the workout's variants. Default: the first. */
  variant: z.string().min(1).max(30).optional(),
  /** The knockout round reached. Default: the first. */
  round: z.int().min(1).max(50).optional(),
});
export type ScoreValue = z.infer<typeof scoreValue>;
