import { z } from 'zod';
import { idField, lineField, momentField } from '../http/fields.ts';
import { amountField } from '../money/money.schema.ts';
import { refundStep } from '../sale-terms.ts';
import { ticketStates } from './event.schema.ts';
import { openOffer } from './transfer.schema.ts';

/** The kind of thing in orders: `pass`. */
export const passKind = 'pass';

export const passLimits = { types: 10, name: 60, uses: 200, capacity: 10_000, perOrder: 5 } as const;

export const seriesParams = z.strictObject({ seriesId: idField });
export const passParams = z.strictObject({ passId: idField });
export const passDateParams = z.strictObject({ passId: idField, eventId: idField });

/** A pass as its organizer sells it. */
const passTypeInput = z.strictObject({
  /** One that exists already. */
  id: idField.optional(),
  name: lineField(passLimits.name),
  /** In minor units; 0 is free. */
  price: amountField,
  /** How many dates of one’s choice; null: every date that is to come. */
  uses: z.int().min(1).max(passLimits.uses).nullable(),
  /** The ticket type that it is good for, on any date. */
  typeId: idField,
  /** How many are sold; null: any number. */
  capacity: z.int().min(1).max(passLimits.capacity).nullable(),
});
export type PassTypeInput = z.output<typeof passTypeInput>;

/** These and no others are sold from now on. */
export const passTypesInput = z.strictObject({ types: z.array(passTypeInput).max(passLimits.types) });

export const passTypeReply = z.object({
  id: z.string(),
  name: z.string(),
  price: z.int(),
  uses: z.int().nullable(),
  /** Of the ticket type that it is good for. */
  typeId: z.string(),
  typeName: z.string(),
  /** Whether its buyers answer and sign what `papers` of the reply asks. */
  asksPapers: z.boolean(),
  capacity: z.int().nullable(),
  /** Null: as many as anybody wants. Of a pass for every date, as many as each date has room for. */
  left: z.int().nullable(),
  /** For those who run it; null for others. */
  sold: z.int().nullable(),
});
export type PassTypeReply = z.output<typeof passTypeReply>;

export const seriesPassesReply = z.object({
  currency: z.string(),
  /** Dates that a pass for every date has today. */
  dates: z.int(),
  /** What buyers get back until when, as its next date says; empty: organizers decide. */
  refundRule: z.array(refundStep),
  /** How long a pass is held while its buyer pays. */
  holdMinutes: z.int(),
  /** The start of its next date, or of its last one. */
  startsAt: momentField,
  zone: z.string(),
  types: z.array(passTypeReply),
  /** Who sells them is suspended. */
  isPaused: z.boolean(),
  /** The next date, if it has questions or waivers: buyers of passes answer and sign them in the order. */
  papers: z.string().nullable(),
  can: z.object({ edit: z.boolean() }),
});
export type SeriesPassesReply = z.output<typeof seriesPassesReply>;

/** A date on which a pass has a place. */
const passDate = z.object({
  eventId: z.string(),
  startsAt: momentField,
  endsAt: momentField,
  zone: z.string(),
  place: z.string(),
  isUsed: z.boolean(),
  /** Whether the holder can still give the place back. */
  can: z.object({ release: z.boolean() }),
});

/** A pass as its holder sees it. */
export const passReply = z.object({
  id: z.string(),
  state: z.enum(ticketStates),
  name: z.string(),
  typeName: z.string(),
  holderName: z.string(),
  /** Null: somebody else bought it. */
  orderId: z.string().nullable(),
  /** What the QR code says; null for a pass that is void. */
  code: z.string().nullable(),
  series: z.object({ id: z.string(), name: z.string() }),
  /** null: every date. */
  uses: z.int().nullable(),
  /** Dates that it can still be used on; null: every date. */
  usesLeft: z.int().nullable(),
  dates: z.array(passDate),
  /** Dates that are open to it: not full, and without a place of its own. */
  open: z.array(passDate.pick({ eventId: true, startsAt: true, endsAt: true, zone: true, place: true })),
  /** Whom it is offered to; it stays its holder's until they accept. */
  transfer: openOffer.nullable(),
  /** `giveBack`: what somebody else paid goes back to them by their order’s refund rule. */
  can: z.object({ transfer: z.boolean(), giveBack: z.boolean() }),
});
export type PassReply = z.output<typeof passReply>;
