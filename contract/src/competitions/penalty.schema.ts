import { z } from 'zod';
import { textField } from '../http/fields.ts';

/** What a penalty takes: seconds of a time, reps, or a share of the result. */
export const penaltyKinds = ['seconds', 'reps', 'percent'] as const;

/** A judge's penalty on a score. The score itself is unchanged; the penalty is kept next to it with its reason. */
export const penalty = z
  .strictObject({
    kind: z.enum(penaltyKinds),
    /** Seconds to the thousandth, whole reps, or percent to the thousandth. */
    amount: z.number().positive().max(100_000).multipleOf(0.001),
    reason: textField(500),
  })
  .refine(({ kind, amount }) => kind !== 'reps' || Number.isInteger(amount), {
    path: ['amount'],
    error: 'must be whole reps',
  })
  .refine(({ kind, amount }) => kind !== 'percent' || amount <= 100, {
    path: ['amount'],
    error: 'cannot be more than the whole result',
  });
export type Penalty = z.infer<typeof penalty>;
