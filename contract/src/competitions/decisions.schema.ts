import { z } from 'zod';
import { idField, momentField, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { penalty, penaltyKinds } from './penalty.schema.ts';

const somebody = z.object({ id: z.string(), name: z.string() });

/** How a decision came about and, where it was, how it was taken back. Nothing of it is ever deleted. */
const course = {
  /** Whom it is about. */
  entryName: z.string(),
  bib: z.int(),
  decidedAt: momentField,
  decidedBy: somebody,
  /** null while it stands. */
  withdrawnAt: momentField.nullable(),
  withdrawnReason: z.string().nullable(),
};

/** A penalty on what an entry did in a workout; it stays when the score is corrected. */
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

/** Points added to an entry's total by hand, or taken from it. */
export const newAdjustment = z.strictObject({
  entryId: idField,
  /** Below zero takes points away. At most three decimals. */
  points: z
    .number()
    .min(-1_000_000)
    .max(1_000_000)
    .multipleOf(0.001)
    .refine((points) => points !== 0, { error: 'changes nothing' }),
  /** Everybody sees it on the board. */
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

/** The organizer's hand in overall ties: who is named first stands first among those who are equal. */
export const tieOrder = z.strictObject({
  entryIds: z
    .array(idField)
    .max(1000)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'names the same entry twice' }),
});
export type TieOrder = z.output<typeof tieOrder>;
