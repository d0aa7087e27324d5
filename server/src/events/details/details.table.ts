import { communityCategories } from '@chalkline/contract/groups/group-kinds.ts';
import type { RefundRule } from '@chalkline/contract/money/refunding.rules.ts';
import type { PriceStep } from '@chalkline/contract/price-steps.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { groups } from '../../groups/groups/groups.table.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { eventsSchema } from '../events.table.ts';
import { series } from './series.table.ts';

/** What an event adds to its group. Its times are the group's. */
export const eventDetails = eventsSchema.table(
  'details',
  {
    groupId: uuid('group_id')
      .primaryKey()
      .references(() => groups.id, { onDelete: 'cascade' }),
    zone: text('zone').notNull(),
    place: text('place').notNull(),
    category: text('category', { enum: communityCategories }).notNull().default('other'),
    /** Tickets of all types. The group's own capacity counts members. */
    capacity: integer('capacity'),
    /** Places that nobody can buy, of no particular type. */
    blocked: integer('blocked').notNull().default(0),
    currency: text('currency').notNull(),
    /** The organization that its staff sells it for; null: who owns it sells. */
    sellerOrganizationId: uuid('seller_organization_id').references(() => organizations.id),
    /** What buyers get back until when; empty: organizers decide. */
    refundRule: jsonb('refund_rule').$type<RefundRule>().notNull().default([]),
    /** Who asks for a refund by the rule keeps the ticket until the money has arrived. */
    keepsUntilRefunded: boolean('keeps_until_refunded').notNull().default(false),
    holdMinutes: integer('hold_minutes').notNull().default(10),
    /** Ed25519, PKCS 8 in base64: signs the codes of this event's tickets. */
    signingKey: text('signing_key').notNull(),
    /** The start that holders were reminded of; null: of none. */
    remindedOf: timestamp('reminded_of', { withTimezone: true }),
    /** null: it takes place. */
    canceledAt: timestamp('canceled_at', { withTimezone: true }),
    /** Empty while it takes place. */
    cancelReason: text('cancel_reason').notNull().default(''),
    /** null: it takes place once. */
    seriesId: uuid('series_id').references(() => series.id),
    /** The day that the series’ rule gave it. It stays when the date is moved alone. */
    seriesDay: date('series_day'),
  },
  (table) => [
    check('details_series', sql`(${table.seriesId} is null) = (${table.seriesDay} is null)`),
    index('details_of_series').on(table.seriesId, table.groupId),
    check('details_category', oneOf(table.category, communityCategories)),
    check('details_capacity', sql`${table.capacity} > 0`),
    check('details_blocked', sql`${table.blocked} >= 0`),
    check('details_hold', sql`${table.holdMinutes} between 5 and 60`),
  ],
);

/** Ticket types. Orders name them, so they are never deleted. */
export const ticketTypes = eventsSchema.table(
  'ticket_types',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    /** Buyers pay the price or more. */
    isOpenPrice: boolean('is_open_price').notNull().default(false),
    /** What it costs before its price, in order. */
    priceSteps: jsonb('price_steps').$type<readonly PriceStep[]>().notNull().default([]),
    /** Entered to see it; empty: it isn’t hidden. */
    code: text('code').notNull().default(''),
    /** Holders may give it to somebody else. */
    isTransferable: boolean('is_transferable').notNull().default(true),
    /** Who comes with it answers the event's questions and signs its waivers. */
    asksPapers: boolean('asks_papers').notNull().default(true),
    capacity: integer('capacity'),
    /** Tickets of this type that nobody can buy. */
    blocked: integer('blocked').notNull().default(0),
    perOrder: integer('per_order').notNull(),
    minPerOrder: integer('min_per_order').notNull().default(1),
    /** In all orders of one person; null: any number. */
    perPerson: integer('per_person'),
    salesFrom: timestamp('sales_from', { withTimezone: true }),
    salesUntil: timestamp('sales_until', { withTimezone: true }),
    /** No longer offered since then. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
    /** The same for this type on all dates of a series; null on events that never were part of one. */
    seriesTypeId: uuid('series_type_id'),
  },
  (table) => [
    index('ticket_types_of_group').on(table.groupId),
    index('ticket_types_of_series').on(table.seriesTypeId),
    check('ticket_types_price', sql`${table.price} >= 0`),
    check('ticket_types_capacity', sql`${table.capacity} > 0`),
    check('ticket_types_blocked', sql`${table.blocked} >= 0`),
    check('ticket_types_per_order', sql`${table.perOrder} > 0`),
    check(
      'ticket_types_min_per_order',
      sql`${table.minPerOrder} > 0 and ${table.minPerOrder} <= ${table.perOrder}`,
    ),
    check('ticket_types_per_person', sql`${table.perPerson} >= ${table.minPerOrder}`),
  ],
);

/** What is sold beside tickets. Orders name them, so they are never deleted. */
export const addOns = eventsSchema.table(
  'add_ons',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    capacity: integer('capacity'),
    /** How many there can be with each ticket of an order. */
    perTicket: integer('per_ticket').notNull(),
    /** No longer offered since then. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (table) => [
    index('add_ons_of_group').on(table.groupId),
    check('add_ons_price', sql`${table.price} >= 0`),
    check('add_ons_capacity', sql`${table.capacity} > 0`),
    check('add_ons_per_ticket', sql`${table.perTicket} > 0`),
  ],
);

export type AddOnRow = typeof addOns.$inferSelect;
export type EventDetailsRow = typeof eventDetails.$inferSelect;
export type TicketTypeRow = typeof ticketTypes.$inferSelect;
