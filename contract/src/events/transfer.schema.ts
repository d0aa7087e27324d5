import { z } from 'zod';
import { emailField, idField, momentField } from '../http/fields.ts';
import { answersField } from '../waivers/question.schema.ts';

export const transferParams = z.strictObject({ transferId: idField });

/** Whom a ticket or a pass is offered to, with an account or without. */
export const newTransfer = z.strictObject({ email: emailField });
export type NewTransfer = z.output<typeof newTransfer>;

/** The answers to the event’s questions, of who gets the ticket. */
export const ticketAcceptance = z.strictObject({ answers: answersField.default([]) });
export type TicketAcceptance = z.output<typeof ticketAcceptance>;

/** An offer that is open, as the one who makes it sees it. */
export const openOffer = z.object({ email: z.string(), offeredAt: momentField });

/** A ticket or a pass that is offered to the one who asks. */
export const offeredTicketReply = z.object({
  id: z.string(),
  kind: z.enum(['ticket', 'pass']),
  /** Who offers it. */
  giverName: z.string(),
  typeName: z.string(),
  /** Who accepts it answers the event’s questions and signs its waivers first. */
  asksPapers: z.boolean(),
  offeredAt: momentField,
  /** Of a pass, the next date of its series. */
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
