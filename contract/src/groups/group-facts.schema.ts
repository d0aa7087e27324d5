import { z } from 'zod';
import { dayField, idField, lineField, momentField, optionalLine, zoneField } from '../http/fields.ts';
import { flag } from '../http/flag-field.ts';
import { orJson } from '../http/json-field.ts';
import { nextPriceReply, openPriceStep, priceStepLimits } from '../price-steps.ts';
import { holdMinutesField, openRefundRuleField, refundStep } from '../sale-terms.ts';
import { seriesRule } from '../series-rule.ts';
import { namedType } from './activity-type.schema.ts';
import { communityCategories } from './group-kinds.ts';

/** How somebody wins a challenge. `streak`: the longest run of days, each with a result. */
export const challengeGoals = ['reach', 'most', 'best', 'streak'] as const;
export type ChallengeGoal = (typeof challengeGoals)[number];

/** How the results of a team's members become one: all of them, their mean, or those of its best members. */
export const teamScorings = ['sum', 'mean', 'best'] as const;
export type TeamScoring = (typeof teamScorings)[number];

/** Who starts the teams of a challenge: those who take part, or its staff alone. */
export const teamStarters = ['anyone', 'staff'] as const;
export type TeamStarters = (typeof teamStarters)[number];

/** The most people that a team can have. */
const teamSizeLimit = 50;

export const factLimits = { place: 120, meetingPoint: 200, capacity: 10_000, target: 1_000_000_000 } as const;

/** Calls with files bring numbers as text, and nothing as empty text. */
const optionalNumber = (most: number) =>
  z.union([z.literal('').transform(() => null), z.coerce.number().int().min(1).max(most)]).nullable();

/** What an activity adds to a group: what is done, where and when. */
export const activityFacts = z.object({
  activity_type_id: idField,
  /** The town or the part of it, for everybody who sees the activity. */
  place: optionalLine(factLimits.place),
  /** Where exactly, for those who take part. */
  meeting_point: optionalLine(factLimits.meetingPoint).default(''),
  starts_at: momentField,
  ends_at: momentField,
  zone: zoneField,
  capacity: optionalNumber(factLimits.capacity).default(null),
});
export type ActivityFacts = z.output<typeof activityFacts>;

/** What a challenge adds to a group: results of which activity count, when, and how they are compared. */
export const challengeFacts = z.object({
  activity_type_id: idField,
  goal: z.enum(challengeGoals),
  /** In the unit of the activity, or days of a streak. Needed to `reach` something; for the others an aim. */
  target: optionalNumber(factLimits.target).default(null),
  starts_on: dayField,
  ends_on: dayField,
  zone: zoneField,
  /** Null: everybody for themselves. */
  team_scoring: z
    .union([z.literal('').transform(() => null), z.enum(teamScorings)])
    .nullable()
    .default(null),
  /** How many members of a team count; for `best` alone. */
  team_best: optionalNumber(teamSizeLimit).default(null),
  /** The most members of a team; null: the largest there can be. */
  team_size: optionalNumber(teamSizeLimit).default(null),
  team_starters: z.enum(teamStarters).default('anyone'),
});
export type ChallengeFacts = z.output<typeof challengeFacts>;

export const activityReply = z.object({
  type: namedType,
  place: z.string(),
  /** Null for people who don't take part. */
  meetingPoint: z.string().nullable(),
  startsAt: momentField,
  endsAt: momentField,
  zone: z.string(),
  capacity: z.int().nullable(),
  waitingCount: z.int(),
});
export type ActivityReply = z.output<typeof activityReply>;

/** `open`: results count. `settling`: over, and results may still be added. `final`: the places stay. */
export const challengeStages = ['upcoming', 'open', 'settling', 'final'] as const;
export type ChallengeStage = (typeof challengeStages)[number];

export const challengeReply = z.object({
  type: namedType,
  goal: z.enum(challengeGoals),
  target: z.int().nullable(),
  startsOn: dayField,
  endsOn: dayField,
  zone: z.string(),
  teamScoring: z.enum(teamScorings).nullable(),
  teamBest: z.int().nullable(),
  teamSize: z.int().nullable(),
  teamStarters: z.enum(teamStarters),
  stage: z.enum(challengeStages),
  /** When the places become final. */
  finalAt: momentField,
});
export type ChallengeReply = z.output<typeof challengeReply>;

export const eventLimits = {
  place: 160,
  types: 20,
  addOns: 20,
  typeName: 60,
  holderName: 120,
  typeCode: 40,
  perOrder: 20,
  perPerson: 1000,
} as const;

/** A type of ticket as its organizer sets it up. The domain of events checks what depends on the currency. */
export const ticketTypeInput = z.object({
  /** One that exists already. */
  id: idField.optional(),
  name: lineField(eventLimits.typeName),
  /** In minor units; 0 is free. */
  price: z.int().min(0).max(99_999_999),
  /** Buyers pay what they want, the price or more. Left out: as it was. */
  is_open_price: z.boolean().optional(),
  /** What it costs before that, in order; not where buyers choose. Left out: as it was. */
  price_steps: z.array(openPriceStep).max(priceStepLimits.steps).optional(),
  /** Hidden from everyone who doesn’t enter it; empty: not hidden. Case doesn’t matter. Left out: as it was. */
  code: optionalLine(eventLimits.typeCode).optional(),
  /** Whether holders may give it to somebody else. Left out: as it was. */
  is_transferable: z.boolean().optional(),
  /** Whether who comes with it answers the event’s questions and signs its waivers. Left out: as it was. */
  asks_papers: z.boolean().optional(),
  capacity: z.int().min(1).max(factLimits.capacity).nullable().default(null),
  /** How many of those are held back: nobody can buy them. Left out: as it was. */
  blocked: z.int().min(0).max(factLimits.capacity).optional(),
  per_order: z.int().min(1).max(eventLimits.perOrder).default(10),
  /** How many an order has at least. Left out: as it was. */
  min_per_order: z.int().min(1).max(eventLimits.perOrder).optional(),
  /** How many one person can buy in all of their orders; null: any number. Left out: as it was. */
  per_person: z.int().min(1).max(eventLimits.perPerson).nullable().optional(),
  /** From then on it is sold; null: at once. */
  sales_from: momentField.nullable().default(null),
  /** Until then; null: until the event ends. */
  sales_until: momentField.nullable().default(null),
});
export type TicketTypeInput = z.output<typeof ticketTypeInput>;

/** Something that is sold beside tickets, such as a T-shirt, as its organizer sets it up. */
export const addOnInput = z.object({
  /** One that exists already. */
  id: idField.optional(),
  name: lineField(eventLimits.typeName),
  /** In minor units; 0 is free. */
  price: z.int().min(0).max(99_999_999),
  capacity: z.int().min(1).max(factLimits.capacity).nullable().default(null),
  /** How many there can be with each ticket of an order. */
  per_ticket: z.int().min(1).max(eventLimits.perOrder).default(1),
});
export type AddOnInput = z.output<typeof addOnInput>;

/** Which dates of a series a change is for: this one, this one and those after it, or all that are to come. */
export const seriesScopes = ['this', 'following', 'all'] as const;
export type SeriesScope = (typeof seriesScopes)[number];

/** What an event adds to a group: when and where, and the tickets to it. */
export const eventFacts = z.object({
  /** Venue and town. */
  place: lineField(eventLimits.place),
  starts_at: momentField,
  ends_at: momentField,
  zone: zoneField,
  /** How many tickets of all types there are. */
  capacity: optionalNumber(factLimits.capacity).default(null),
  /** How many of those are held back, whatever their type: nobody can buy them. Left out: as it was. */
  blocked: z.coerce.number().pipe(z.int().min(0).max(factLimits.capacity)).optional(),
  /** What lists of events are narrowed by. Left out: as it was. */
  category: z.enum(communityCategories).optional(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** What buyers get back until when; empty: organizers decide. Orders keep theirs. Left out: as it was. */
  refund_rule: orJson(openRefundRuleField).optional(),
  /** Tickets that their buyer gives back stay valid until the money has arrived. Orders keep theirs. Left out: as it was. */
  keep_until_refunded: flag.optional(),
  /** How long a place is held while its buyer pays. Left out: as it was. */
  hold_minutes: z.coerce.number().pipe(holdMinutesField).optional(),
  ticket_types: orJson(z.array(ticketTypeInput).max(eventLimits.types)),
  /** What is sold beside the tickets. Left out: as it was. */
  add_ons: orJson(z.array(addOnInput).max(eventLimits.addOns)).optional(),
  /** Makes it the first date of a series; of one in a series, how it goes on from this date. Left out: as it was. */
  repeat: z
    .union([
      z
        .literal('')
        .or(z.null())
        .transform(() => undefined),
      orJson(seriesRule),
    ])
    .optional(),
  /** Of an event in a series: which of its dates get the change too. */
  apply_to: z.enum(seriesScopes).default('this'),
});
export type EventFacts = z.output<typeof eventFacts>;

/** Whether a type of ticket can be had now, and why not. */
export const ticketSaleStates = ['on_sale', 'not_started', 'ended', 'sold_out', 'paused'] as const;
export type TicketSaleState = (typeof ticketSaleStates)[number];

export const ticketTypeReply = z.object({
  id: z.string(),
  name: z.string(),
  /** After the price steps; the least that can be paid for one where buyers choose. */
  price: z.int(),
  isOpenPrice: z.boolean(),
  /** What the tickets of one order cost now, in order: a step may end within them. Empty where `price` holds. */
  prices: z.array(z.int()),
  /** The price after the one that holds now, and what ends it; null: it stays. */
  next: nextPriceReply.nullable(),
  /** Null for those who don’t run the event. */
  priceSteps: z.array(openPriceStep).nullable(),
  /** What it is hidden behind, empty if it isn’t; null for those who don’t run the event. */
  code: z.string().nullable(),
  isTransferable: z.boolean(),
  /** Who comes with it answers the event’s questions and signs its waivers. */
  asksPapers: z.boolean(),
  capacity: z.int().nullable(),
  /** Held back from sale, for those who run the event; null for others. */
  blocked: z.int().nullable(),
  perOrder: z.int(),
  /** 1: any number up to that. */
  minPerOrder: z.int(),
  /** In all orders of one person; null: any number. */
  perPerson: z.int().nullable(),
  salesFrom: momentField.nullable(),
  salesUntil: momentField.nullable(),
  state: z.enum(ticketSaleStates),
  /** Null: as many as anybody wants. */
  left: z.int().nullable(),
  /** For those who run the event; null for others. */
  sold: z.int().nullable(),
});
export type TicketTypeReply = z.output<typeof ticketTypeReply>;

export const addOnReply = z.object({
  id: z.string(),
  name: z.string(),
  price: z.int(),
  capacity: z.int().nullable(),
  /** How many there can be with each ticket of an order. */
  perTicket: z.int(),
  /** Null: as many as anybody wants. */
  left: z.int().nullable(),
  /** For those who run the event; null for others. */
  sold: z.int().nullable(),
});
export type AddOnReply = z.output<typeof addOnReply>;

export const eventReply = z.object({
  category: z.enum(communityCategories),
  place: z.string(),
  startsAt: momentField,
  endsAt: momentField,
  zone: z.string(),
  capacity: z.int().nullable(),
  /** Held back from sale beside those of its types, for those who run the event; null for others. */
  blocked: z.int().nullable(),
  currency: z.string(),
  /** On all prices, in hundredths of a percent; null: none. */
  tax: z.object({ rate: z.int(), isIncluded: z.boolean() }).nullable(),
  /** Empty: organizers decide. */
  refundRule: z.array(refundStep),
  /** Tickets that their buyer gives back stay valid until the money has arrived. */
  keepsUntilRefunded: z.boolean(),
  holdMinutes: z.int(),
  ticketTypes: z.array(ticketTypeReply),
  /** Sold beside tickets, in the same order. */
  addOns: z.array(addOnReply),
  /** It has questions or waivers for those with tickets of types that ask for them. */
  asksPapers: z.boolean(),
  /** Who puts it on, its first owner; null: their account is gone. */
  organizer: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** null: it takes place. */
  canceled: z.object({ at: momentField, reason: z.string() }).nullable(),
  /** null: it takes place once. */
  series: z
    .object({
      id: z.string(),
      /** How it goes on from `from`. */
      rule: seriesRule,
      from: dayField,
      /** Dates after this one that take place. */
      more: z.int(),
    })
    .nullable(),
});
export type EventReply = z.output<typeof eventReply>;
