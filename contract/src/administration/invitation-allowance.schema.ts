import { z } from 'zod';
import { idField, momentField } from '../http/fields.ts';

/** Of which organization; left out: of one's own, for administrators of the site those to the site as a whole. */
export const allowanceQuery = z.strictObject({ organization: idField.optional() });
export type AllowanceQuery = z.output<typeof allowanceQuery>;

export const allowanceReply = z.object({
  /** Within 24 hours. */
  perDay: z.int(),
  mailed: z.int(),
  queued: z.int(),
  /** So many more are mailed without waiting. */
  left: z.int(),
  /** From when on there is room again; null: there is some now. */
  nextAt: momentField.nullable(),
});
export type AllowanceReply = z.output<typeof allowanceReply>;
