import { ticketStates } from '@chalkline/contract/events/event.schema.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import type { AnswerRow } from '../../waivers/questions/questions.table.ts';
import { series } from '../details/series.table.ts';
import { eventsSchema } from '../events.table.ts';

/** Passes to a series that are or were sold. Orders name them, so they are never deleted. */
export const passTypes = eventsSchema.table(
  'pass_types',
  {
    id: uuid('id').primaryKey(),
    seriesId: uuid('series_id')
      .notNull()
      .references(() => series.id),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    /** How many dates of choice; null: every date. */
    uses: integer('uses'),
    /** The ticket type that it is good for, as it is called on all dates. */
    seriesTypeId: uuid('series_type_id').notNull(),
    capacity: integer('capacity'),
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (table) => [
    index('pass_types_of_series').on(table.seriesId),
    check('pass_types_price', sql`${table.price} >= 0`),
    check('pass_types_uses', sql`${table.uses} > 0`),
    check('pass_types_capacity', sql`${table.capacity} > 0`),
  ],
);

export type PassAnswer = Pick<AnswerRow, 'questionId' | 'position' | 'label' | 'value' | 'shown'> & {
  readonly isFile: boolean;
};

/** Passes that were handed over. Each place that one takes on a date is a ticket to it. */
export const passes = eventsSchema.table(
  'passes',
  {
    id: uuid('id').primaryKey(),
    seriesId: uuid('series_id')
      .notNull()
      .references(() => series.id),
    typeId: uuid('type_id')
      .notNull()
      .references(() => passTypes.id),
    /** The order and its piece. */
    orderId: uuid('order_id').notNull(),
    unitId: uuid('unit_id').notNull(),
    personId: uuid('person_id').references(() => people.id),
    holderName: text('holder_name').notNull(),
    state: text('state', { enum: ticketStates }).notNull(),
    /** Which code of this pass is good: a new holder gets the next, and so do its places. */
    serial: integer('serial').notNull().default(1),
    /** As it was sold. */
    uses: integer('uses'),
    /** What its buyer answered about themselves; each place that it takes gets those that its date asks. */
    answers: jsonb('answers').$type<readonly PassAnswer[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('passes_unit').on(table.unitId),
    index('passes_of_person').on(table.personId, table.id),
    index('passes_of_type').on(table.typeId),
    index('passes_of_series').on(table.seriesId),
    check('passes_state', oneOf(table.state, ticketStates)),
    check('passes_serial', sql`${table.serial} > 0`),
    check('passes_uses', sql`${table.uses} > 0`),
  ],
);

export type PassTypeRow = typeof passTypes.$inferSelect;
export type PassRow = typeof passes.$inferSelect;
