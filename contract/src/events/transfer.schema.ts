import { z } from 'zod';
import { emailField, idField, momentField } from '../http/fields.ts';

export const transferParams = z.strictObject({ transferId: idField });

/** Whom a ticket is offered to, with an account or without. */
export const newTransfer = z.strictObject({ email: emailField });
export type NewTransfer = z.output<typeof newTransfer>;

/** A ticket that is offered to the one who asks. */
export const offeredTicketReply = z.object({
  id: z.string(),
  /** Who offers it. */
  giverName: z.string(),
  typeName: z.string(),
  offeredAt: momentField,
  event: z.object({
    id: z.string(),
    name: z.string(),
    place: z.string(),
    startsAt: momentField,
    endsAt: momentField,
    zone: z.string(),
  }),
});
export type OfferedTicketReply = z.output<typeof offeredTicketReply>;
