import { z } from 'zod';
import { orderLimits } from '../checkout/order.schema.ts';
import { namedType } from '../groups/activity-type.schema.ts';
import { eventFacts, eventLimits, type TicketTypeInput } from '../groups/group-facts.schema.ts';
import { communityCategories } from '../groups/group-kinds.ts';
import { idField, lineField, momentField, optionalLine } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { amountField, currencyField } from '../money/money.schema.ts';
import { priceFault, stepFault } from '../money/price-fault.ts';
import { answersField } from '../waivers/question.schema.ts';

/** The kind of thing in orders: `ticket`. */
export const ticketKind = 'ticket';

/** What an event adds to a group, with prices that can be charged in its currency. */
export const eventSetup = eventFacts.extend({ currency: currencyField }).superRefine((event, context) => {
  const refuse = (path: (string | number)[], message: string | null) =>
    message !== null && context.addIssue({ code: 'custom', path, message });
  refuse(['blocked'], blockedFault(event));
  event.refund_rule?.forEach(({ kept }, at) => {
    refuse(['refund_rule', at, 'kept'], stepFault(kept, event.currency));
  });
  event.add_ons?.forEach(({ price }, at) => {
    refuse(['add_ons', at, 'price'], priceFault(price, event.currency));
  });
  event.ticket_types.forEach((type, at) => {
    const { price, price_steps: steps = [], is_open_price: isOpenPrice } = type;
    const path = (...field: (string | number)[]) => ['ticket_types', at, ...field];
    refuse(path('price'), priceFault(price, event.currency));
    refuse(path('blocked'), blockedFault(type));
    steps.forEach((step, index) => {
      refuse(path('price_steps', index, 'price'), priceFault(step.price, event.currency));
    });
    if (isOpenPrice && steps.length > 0)
      refuse(path('price_steps'), 'can’t be where buyers choose the price');
    const { per_order: perOrder, min_per_order: least = 1, per_person: perPerson = null } = type;
    refuse(path('min_per_order'), least > perOrder ? 'is more than one order can have' : null);
    refuse(
      path('per_person'),
      perPerson !== null && perPerson < least ? 'is less than an order has at least' : null,
    );
  });
});

/** Why so many can’t be held back; null where they can. */
function blockedFault({ capacity, blocked = 0 }: Pick<TicketTypeInput, 'capacity' | 'blocked'>) {
  return capacity !== null && blocked > capacity ? 'is more than there are' : null;
}

export const eventWhens = ['upcoming', 'past'] as const;

const amountAsked = z.coerce.number().pipe(amountField).optional();

export const eventsQuery = z
  .strictObject({
    ...pageQuery,
    when: z.enum(eventWhens).default('upcoming'),
    category: z.enum(communityCategories).optional(),
    /** Part of the place. */
    place: optionalLine(100).optional(),
    /** Events that take place between these moments, for calendars. */
    from: momentField.optional(),
    until: momentField.optional(),
    /** Those with a ticket that costs nothing, or with one that does. */
    price: z.enum(['free', 'paid']).optional(),
    /** Those with a ticket on offer between these prices, in minor units of the currency. */
    priceFrom: amountAsked,
    priceTo: amountAsked,
    currency: currencyField.optional(),
    /** The dates of one series. */
    series: idField.optional(),
    /** Those of one community. */
    community: idField.optional(),
    /** Those that the posts of one group link to. */
    group: idField.optional(),
    /** Each date of a series, as calendars show it; else the next of each. */
    each: z.enum(['true', 'false']).optional(),
  })
  .refine(
    ({ priceFrom, priceTo, currency }) =>
      currency !== undefined || (priceFrom === undefined && priceTo === undefined),
    {
      path: ['currency'],
      error: 'is required with a price: amounts of different currencies can’t be compared',
    },
  );
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
  /** null: somebody else bought it, whose order it is. */
  orderId: z.string().nullable(),
  /** What was bought with the order, on its first ticket: `2 × T-shirt`; empty: nothing. */
  addOns: z.string(),
  /** What the QR code says; null for a ticket that is void. */
  code: z.string().nullable(),
  /** Whom it is offered to, until they accept it; null: to nobody. */
  transfer: z.object({ email: z.string(), offeredAt: momentField }).nullable(),
  event: z.object({
    id: z.string(),
    name: z.string(),
    place: z.string(),
    startsAt: momentField,
    endsAt: momentField,
    zone: z.string(),
  }),
  /** An answer or a signature is missing, without which nobody is let in. */
  isMissingPapers: z.boolean(),
  /** There are questions or waivers for it. */
  asksPapers: z.boolean(),
  can: z.object({
    transfer: z.boolean(),
    rename: z.boolean(),
    /** What somebody else paid goes back to them by their order’s refund rule. */
    giveBack: z.boolean(),
  }),
});
export type TicketReply = z.output<typeof ticketReply>;

export const ticketsQuery = z.strictObject({
  /** Only those of this order. */
  order: idField.optional(),
  ...pageQuery,
});
export type TicketsQuery = z.output<typeof ticketsQuery>;

/** Who comes with a ticket; without a name it is the buyer's. */
const attendee = z.strictObject({
  name: optionalLine(eventLimits.holderName).default(''),
  answers: answersField.default([]),
});

/** What a line of an order says of its tickets. */
export const ticketDetails = z.object({
  /** Of a type that is hidden. */
  code: optionalLine(eventLimits.typeCode).default(''),
  /** For each ticket of the line, in order. */
  attendees: z.array(attendee).max(orderLimits.units).default([]),
  /** To the questions about the order, with its first line that asks. */
  answers: answersField.default([]),
  /** Who comes answers and signs once the places are held, before the order is paid. */
  later: z.boolean().default(false),
});
export type TicketDetails = z.output<typeof ticketDetails>;

export const hiddenTypesQuery = z.strictObject({ code: lineField(eventLimits.typeCode) });

export const eventParams = z.strictObject({ eventId: idField });
export const ticketParams = z.strictObject({ ticketId: idField });

/** A calendar file as text: it may need a token, which a plain link does not carry. */
export const calendarFile = z.object({ fileName: z.string(), ics: z.string() });
export type CalendarFile = z.output<typeof calendarFile>;

/** Unknown keys are ignored: companion apps send them. */
export const paymentIntentQuery = z.object({
  group_id: idField,
  ticket_type_id: idField,
  quantity: z.coerce.number().int().min(1).max(eventLimits.perOrder).default(1),
  promo_code: lineField(orderLimits.promoCode).optional(),
  /** Opens a hidden ticket type. */
  code: lineField(eventLimits.typeCode).optional(),
  /** For each ticket in minor units, where buyers pay what they want. */
  amount: z.coerce.number().pipe(amountField).optional(),
});
export type PaymentIntentQuery = z.output<typeof paymentIntentQuery>;

export const filterLimits = { places: 100 } as const;

/** What lists can be narrowed by: values that public communities, groups and upcoming events have. */
export const filtersReply = z.object({
  categories: z.array(z.enum(communityCategories)),
  activityTypes: z.array(namedType),
  /** Those of the most events first. */
  places: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Of tickets on offer. Amounts of different currencies can't be compared. */
  prices: z.array(z.object({ currency: z.string(), least: z.int(), most: z.int() })),
  /** From the first start to the last end of upcoming events; null when there are none. */
  dates: z.object({ from: momentField, until: momentField }).nullable(),
});
export type FiltersReply = z.output<typeof filtersReply>;
