import { z } from 'zod';
import { eventFacts } from '../groups/group-facts.schema.ts';
import { idField, momentField, optionalLine } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { currencies } from '../money/currencies.ts';
import { currencyField, isOnStep } from '../money/money.schema.ts';
import { showMoney } from '../money/show-money.ts';

/** The kind of thing in orders: `ticket`. */
export const ticketKind = 'ticket';

/** What an event adds to a group, with prices that can be charged in its currency. */
export const eventSetup = eventFacts.extend({ currency: currencyField }).superRefine((event, context) => {
  event.ticket_types.forEach(({ price }, at) => {
    const { minimum } = currencies[event.currency];
    const isLow = price > 0 && price < minimum;
    if (!isLow && isOnStep(price, event.currency)) return;
    context.addIssue({
      code: 'custom',
      path: ['ticket_types', at, 'price'],
      message: isLow
        ? `is less than the smallest charge, ${showMoney(minimum, event.currency)}`
        : 'can’t be charged in this currency',
    });
  });
});

export const eventWhens = ['upcoming', 'past'] as const;

export const eventsQuery = z.strictObject({
  ...pageQuery,
  when: z.enum(eventWhens).default('upcoming'),
  /** Part of the place. */
  place: optionalLine(100).optional(),
  /** Events that take place between these moments, for calendars. */
  from: momentField.optional(),
  until: momentField.optional(),
  /** Those with a ticket that costs nothing, or with one that does. */
  price: z.enum(['free', 'paid']).optional(),
});
export type EventsQuery = z.output<typeof eventsQuery>;

/** Unknown keys are ignored: companion apps send them. */
export const personEventsQuery = z.object({
  ...pageQuery,
  /** Left out: me. */
  user_id: idField.optional(),
  when: z.enum(eventWhens).default('upcoming'),
});
export type PersonEventsQuery = z.output<typeof personEventsQuery>;

export const ticketStates = ['valid', 'void'] as const;
export type TicketState = (typeof ticketStates)[number];

/** A ticket as its holder sees it. */
export const ticketReply = z.object({
  id: z.string(),
  state: z.enum(ticketStates),
  holderName: z.string(),
  typeName: z.string(),
  orderId: z.string(),
  /** What the QR code says; null for a ticket that is void. */
  code: z.string().nullable(),
  event: z.object({
    id: z.string(),
    name: z.string(),
    place: z.string(),
    startsAt: momentField,
    endsAt: momentField,
    zone: z.string(),
  }),
});
export type TicketReply = z.output<typeof ticketReply>;

export const ticketsQuery = z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor });
export type TicketsQuery = z.output<typeof ticketsQuery>;
