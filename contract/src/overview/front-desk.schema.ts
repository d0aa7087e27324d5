import { z } from 'zod';
import { orderLimits } from '../checkout/order.schema.ts';
import { orderStates } from '../checkout/orders.lifecycle.ts';
import { attendanceStates } from '../events/door.schema.ts';
import { eventLimits } from '../groups/group-facts.schema.ts';
import { emailField, idField, lineField, momentField, optionalLine } from '../http/fields.ts';
import { membershipStates } from '../memberships/membership.schema.ts';
import { memberVisits } from '../memberships/visit.schema.ts';
import { refundStates } from '../money/money.lifecycles.ts';
import { amountField, currencyField } from '../money/money.schema.ts';
import { newSignature } from '../waivers/waiver.schema.ts';

/** People shown for one search. */
export const deskPeopleShown = 20;
/** Tickets are on the desk until their event has been over for this many hours. */
export const deskTicketHours = 6;
/** The days that no-shows are counted over. */
export const noShowDays = 90;
export const deskLimits = { tickets: 10, name: 100, reason: 200 } as const;

export const deskPeopleQuery = z.strictObject({ search: lineField(100) });

const deskPerson = z.object({ id: z.string(), name: z.string(), photo: z.string().nullable() });

export const deskPersonRow = z.object({
  ...deskPerson.shape,
  /** The membership that matters most: one that runs or is due, else the latest. */
  plan: z.object({ name: z.string(), state: z.enum(membershipStates) }).nullable(),
  /** The next event they have a ticket for. */
  ticket: z.object({ event: z.string(), state: z.enum(attendanceStates) }).nullable(),
});
export type DeskPersonRow = z.output<typeof deskPersonRow>;

export const deskTicket = z.object({
  ticketId: z.string(),
  /** Who comes with it. */
  holderName: z.string(),
  /** Who bought it. */
  buyerName: z.string(),
  eventId: z.string(),
  event: z.string(),
  typeName: z.string(),
  startsAt: momentField,
  zone: z.string(),
  state: z.enum(attendanceStates),
});
export type DeskTicket = z.output<typeof deskTicket>;

/** What a desk sees of a person: name, photo, plans, visits and tickets, and nothing else. */
export const deskPersonReply = z.object({
  ...deskPerson.shape,
  memberships: z.array(memberVisits),
  /** Good ones, the next event first. */
  tickets: z.array(deskTicket),
  /** Tickets to the gym’s events of the last days that nobody came with. */
  noShows: z.int(),
  /** Titles of the gym’s waivers that they haven’t signed. */
  missingWaivers: z.array(z.string()),
  can: z.object({
    /** They belong to the organization: its plans can be sold to them. */
    addPlan: z.boolean(),
    /** They have an account that they can sign in to. */
    askToSign: z.boolean(),
  }),
});
export type DeskPersonReply = z.output<typeof deskPersonReply>;

export const deskPersonParams = z.strictObject({ personId: idField });

/** A signature on the device of the desk, which is handed over. */
export const deskSignature = z.strictObject({ waiverId: idField, ...newSignature.shape });
export type DeskSignature = z.output<typeof deskSignature>;

export const deskMethods = ['cash', 'card'] as const;

/** Some of one ticket type or add-on. */
const deskLine = z.strictObject({
  itemId: idField,
  quantity: z.int().min(1).max(deskLimits.tickets),
  /** For each ticket in minor units, where buyers pay what they want. */
  amount: amountField.optional(),
  /** Of a ticket type that is hidden. */
  code: optionalLine(eventLimits.typeCode).default(''),
});

const deskChoice = {
  eventId: idField,
  lines: z.array(deskLine).min(1).max(orderLimits.lines),
  promoCode: lineField(orderLimits.promoCode).optional(),
  personId: idField.optional(),
};

/** What tickets would cost at the desk. Without a person: somebody without an account. */
export const deskQuote = z.strictObject(deskChoice);
export type DeskQuote = z.output<typeof deskQuote>;

/** Tickets sold at the desk: to a person, or to somebody without an account, who pays by card with a code in their email. */
export const newDeskSale = z
  .strictObject({
    ...deskChoice,
    method: z.enum(deskMethods),
    /** On the ticket of somebody without an account. */
    name: lineField(deskLimits.name).optional(),
    /** Where their tickets go. */
    email: emailField.optional(),
  })
  .refine(({ personId, name }) => (personId === undefined) !== (name === undefined), {
    path: ['personId'],
    error: 'either a person or a name is needed',
  })
  .refine(({ personId, email, method }) => method === 'cash' || (personId ?? email) !== undefined, {
    path: ['email'],
    error: 'card payments need an account or an email',
  });
export type NewDeskSale = z.output<typeof newDeskSale>;

/** The next period of a plan, which its member pays by card on their own phone. */
export const newDeskPlan = z.strictObject({ planId: idField, personId: idField });
export type NewDeskPlan = z.output<typeof newDeskPlan>;

export const deskSaleParams = z.strictObject({ orderId: idField });

/** What a desk prints: the receipt, and for somebody without an account the tickets with their QR codes. */
export const deskPapers = ['receipt', 'codes'] as const;
export type DeskPaper = (typeof deskPapers)[number];

export const deskPaperParams = z.strictObject({ orderId: idField, paper: z.enum(deskPapers) });

/** Why a sale is undone. */
export const deskUndo = z.strictObject({ reason: lineField(deskLimits.reason) });

export const deskSaleKinds = ['tickets', 'plan'] as const;

export const deskSaleReply = z.object({
  kind: z.enum(deskSaleKinds),
  orderId: z.string(),
  state: z.enum(orderStates),
  title: z.string(),
  buyerName: z.string(),
  /** They have what they bought in an account of their own. */
  hasAccount: z.boolean(),
  total: z.int(),
  currency: currencyField,
  /** Until when an unpaid one holds its places. */
  holdUntil: momentField.nullable(),
  /** null: unpaid. */
  method: z.enum(deskMethods).nullable(),
  /** Who sold it at the desk; null: it was bought online. */
  soldBy: z.string().nullable(),
  /** Whose money it is: the person or the company that sells. */
  seller: z.string(),
  /** What became of the refund; null: none. */
  refund: z.enum(refundStates).nullable(),
  can: z.object({ undo: z.boolean() }),
});
export type DeskSaleReply = z.output<typeof deskSaleReply>;
