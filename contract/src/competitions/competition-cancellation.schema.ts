import { z } from 'zod';
import { lineField, momentField } from '../http/fields.ts';
import { canceledSales } from '../money/canceled-sales.schema.ts';

/** Canceling can’t be undone, so the competition’s name is typed. */
export const competitionCancellation = z.strictObject({
  name: lineField(120),
  /** Everyone who takes part or helps reads it. */
  reason: lineField(300),
});
export type CompetitionCancellation = z.output<typeof competitionCancellation>;

export const competitionCancellationReply = z.object({
  /** null: it takes place. */
  canceledAt: momentField.nullable(),
  reason: z.string(),
  /** Athletes and teams that have a place. */
  entries: z.int(),
  /** Of these, those in which nobody has an account or was invited by email: the organizer tells them. */
  unreached: z.int(),
  /** People on waiting lists. */
  waiting: z.int(),
  /** Invitations to the staff without an answer. */
  invitations: z.int(),
  /** Others with an account who take part, wait, help or paid: they are notified. */
  people: z.int(),
  /** Athletes without an account who were invited by email: they are emailed. */
  invited: z.int(),
  ...canceledSales.shape,
});
export type CompetitionCancellationReply = z.output<typeof competitionCancellationReply>;
