import { z } from 'zod';
import { eventLimits } from '../groups/group-facts.schema.ts';
import { idField, momentField, optionalLine } from '../http/fields.ts';

export const ticketTypeParams = z.strictObject({ eventId: idField, typeId: idField });

/** Hidden types are waited for with their code. */
export const ticketWaiting = z.strictObject({ code: optionalLine(eventLimits.typeCode).default('') });
export type TicketWaiting = z.output<typeof ticketWaiting>;

/** The waiting lists of an event's ticket types. One ticket for each place on them. */
export const ticketWaitingReply = z.object({
  /** Mine: where I am on the list of a type, or until when a ticket is held for me. */
  own: z.array(z.object({ typeId: z.string(), number: z.int(), offerUntil: momentField.nullable() })),
  /** In the order in which they joined; null for those who don’t run the event. */
  everyone: z
    .array(
      z.object({
        id: z.string(),
        typeName: z.string(),
        name: z.string(),
        joinedAt: momentField,
        /** null: still waiting. */
        offerUntil: momentField.nullable(),
      }),
    )
    .nullable(),
});
export type TicketWaitingReply = z.output<typeof ticketWaitingReply>;
