import { z } from 'zod';
import { idField, momentField, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { penalty, penaltyKinds } from './penalty.schema.ts';

const somebody = z.object({ id: z.string(), name: z.string() });

/** Who made a decision and, if it was withdrawn, who withdrew it and why. Nothing is ever deleted. */
const course = {
  /** The entry it is about. */
  entryName: z.string(),
  bib: z.int(),
  decidedAt: momentField,
  decidedBy: somebody,
  /** null while it applies. */
  withdrawnAt: momentField.nullable(),
  withdrawnReason: z.string().nullable(),
};

/** A penalty on an entry's score in one workout; it stays when the score is corrected. */
export const newPenalty = penalty.safeExtend({ workoutId: idField, entryId: idField });
export type NewPenalty = z.output<typeof newPenalty>;

export const penaltyReply = z.object({
  id: z.string(),
  workoutId: z.string(),
  entryId: z.string(),
  kind: z.enum(penaltyKinds),
  amount: z.number(),
  reason: z.string(),
  ...course,
});
export type PenaltyReply = z.output<typeof penaltyReply>;

/** Points added to or subtracted from an entry's total by hand. */
export const newAdjustment = z.strictObject({
  entryId: idField,
  /** Negative points are subtracted. At most three decimals. */
  points: z
    .number()
    .min(-1_000_000)
    .max(1_000_000)
    .multipleOf(0.001)
    .refine((points) => points !== 0, { error: 'changes nothing' }),
  /** Shown publicly on the leaderboard. */
  reason: textField(500),
});
export type NewAdjustment = z.output<typeof newAdjustment>;

export const adjustmentReply = z.object({
  id: z.string(),
  entryId: z.string(),
  points: z.number(),
  reason: z.string(),
  ...course,
});
export type AdjustmentReply = z.output<typeof adjustmentReply>;

export const decisionWithdrawal = z.strictObject({ reason: textField(500) });
export type DecisionWithdrawal = z.output<typeof decisionWithdrawal>;

const { limit, cursor } = pageQuery;

export const penaltiesQuery = z.strictObject({
  limit,
  cursor,
  workoutId: idField.optional(),
  entryId: idField.optional(),
});
export type PenaltiesQuery = z.output<typeof penaltiesQuery>;

export const adjustmentsQuery = z.strictObject({ limit, cursor, entryId: idField.optional() });
export type AdjustmentsQuery = z.output<typeof adjustmentsQuery>;

export const penaltyParams = z.strictObject({ competitionId: idField, penaltyId: idField });
export const adjustmentParams = z.strictObject({ competitionId: idField, adjustmentId: idField });

/** How the organizer breaks a tie in the overall: among tied entries, those named first rank first. */
export const tieOrder = z.strictObject({
  entryIds: z
    .array(idField)
    .max(1000)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'names the same entry twice' }),
});
export type TieOrder = z.output<typeof tieOrder>;
