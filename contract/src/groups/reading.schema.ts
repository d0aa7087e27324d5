import { z } from 'zod';
import { momentField, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';

/** How long an administrator reads a closed group once they gave a reason. */
export const readingMinutes = 60;

export const newReading = z.strictObject({ reason: textField(500) });
export type NewReading = z.output<typeof newReading>;

const { limit, cursor } = pageQuery;
export const readingsQuery = z.strictObject({ limit, cursor });

/** An administrator who read a closed group without belonging to it. */
export const readingReply = z.object({
  id: z.string(),
  /** null once they are erased. */
  by: z.string().nullable(),
  reason: z.string(),
  at: momentField,
  until: momentField,
});
export type ReadingReply = z.output<typeof readingReply>;
