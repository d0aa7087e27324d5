import { z } from 'zod';
import { orderLimits } from '../checkout/order.schema.ts';
import { answersField } from '../waivers/question.schema.ts';
import { ticketDetails } from './event.schema.ts';

/** Who comes with an order that is still to be paid, line by line; a line that is left out stays as it is. */
export const orderAttendeesInput = z.strictObject({
  lines: z
    .array(z.strictObject({ details: z.strictObject(ticketDetails.omit({ code: true, later: true }).shape) }))
    .max(orderLimits.lines),
});
export type OrderAttendeesInput = z.output<typeof orderAttendeesInput>;

/** `later`: they aren't the buyer, and sign for themselves. */
export const waiverStates = ['none', 'signed', 'missing', 'later'] as const;

export const orderAttendeesReply = z.object({
  /** The event whose questions and waivers are asked. */
  eventId: z.string(),
  /** It asks or has something signed. */
  asks: z.boolean(),
  lines: z.array(
    z.object({
      title: z.string(),
      asksPapers: z.boolean(),
      attendees: z.array(
        z.object({
          /** Empty: the buyer's. */
          name: z.string(),
          /** The buyer comes with it. */
          isOwn: z.boolean(),
          answers: answersField,
          isMissingAnswers: z.boolean(),
          waiver: z.enum(waiverStates),
        }),
      ),
      /** To the questions about the order. */
      answers: answersField,
    }),
  ),
});
export type OrderAttendeesReply = z.output<typeof orderAttendeesReply>;
