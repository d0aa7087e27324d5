import { z } from 'zod';
import { namedType } from '../groups/activity-type.schema.ts';
import { reasonNoteLength } from '../groups/moderation-reasons.ts';
import { dayField, idField, momentField, optionalLine, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';

export const resultLimits = { amount: 10_000_000, note: 200 } as const;

/** `amount` in the unit of the type. `groupId`: the activity or challenge it is logged in, which says the type. */
export const newResult = z.strictObject({
  typeId: idField.nullable().default(null),
  amount: z.int().min(1).max(resultLimits.amount),
  /** The day in the place of who did it. */
  day: dayField,
  groupId: idField.nullable().default(null),
  note: optionalLine(resultLimits.note).default(''),
  /** An uploaded picture as proof; empty without. */
  proof: optionalLine(400).default(''),
});
export type NewResult = z.output<typeof newResult>;

export const resultParams = z.strictObject({ resultId: idField });

export const resultsQuery = z.strictObject({
  ...pageQuery,
  /** What was logged in an activity, or what counts in a challenge; my own without. */
  groupId: idField.optional(),
  /** Of one person, with a group. */
  personId: idField.optional(),
});
export type ResultsQuery = z.output<typeof resultsQuery>;

export const resultReply = z.object({
  id: z.string(),
  person: z.object({ id: z.string(), name: z.string(), handle: z.string().nullable() }),
  type: namedType,
  amount: z.int(),
  day: dayField,
  note: z.string(),
  /** Below the uploads path. */
  proof: z.string().nullable(),
  groupId: z.string().nullable(),
  loggedAt: momentField,
  /** A moderator took it out of this challenge; only said of a challenge’s results. */
  isRejected: z.boolean(),
  /** Why, for who logged it and for moderators. */
  rejectionReason: z.string().nullable(),
  can: z.object({ remove: z.boolean(), reject: z.boolean(), report: z.boolean() }),
});
export type ResultReply = z.output<typeof resultReply>;

/** Why a result doesn’t count, which its athlete reads. */
export const newRejection = z.strictObject({ reason: textField(reasonNoteLength) });
export const rejectionParams = z.strictObject({ groupId: idField, resultId: idField });
