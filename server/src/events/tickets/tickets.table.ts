import { ticketStates } from '@chalkline/contract/events/event.schema.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { ticketTypes } from '../details/details.table.ts';
import { eventsSchema } from '../events.table.ts';
import { passes } from './passes.table.ts';

/** Tickets that were handed over. One that went back is void and stays so. */
export const tickets = eventsSchema.table(
  'tickets',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    typeId: uuid('type_id')
      .notNull()
      .references(() => ticketTypes.id),
    /** The order and its piece. */
    orderId: uuid('order_id').notNull(),
    unitId: uuid('unit_id').notNull(),
    personId: uuid('person_id').references(() => people.id),
    holderName: text('holder_name').notNull(),
    /** The holder comes with it, and not somebody they bought it for. */
    isOwn: boolean('is_own').notNull().default(true),
    /** What answers and signatures of who comes are kept under; a new holder gets another. */
    paperId: uuid('paper_id').notNull().defaultRandom(),
    state: text('state', { enum: ticketStates }).notNull(),
    /** Which code of this ticket is good: a new holder gets the next. */
    serial: integer('serial').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The check-in that counts now, and the check-out after it. */
    checkedInAt: timestamp('checked_in_at', { withTimezone: true }),
    checkedOutAt: timestamp('checked_out_at', { withTimezone: true }),
    gate: text('gate').notNull().default(''),
    /** The pass whose place it is: no piece of an order, so the ticket’s own id is in `unitId`. */
    passId: uuid('pass_id').references(() => passes.id),
  },
  (table) => [
    unique('tickets_unit').on(table.unitId),
    // A pass has one place on a date.
    uniqueIndex('tickets_of_pass').on(table.passId, table.groupId).where(sql`${table.state} = 'valid'`),
    unique('tickets_paper').on(table.paperId),
    index('tickets_at_door').on(table.groupId, table.holderName, table.id),
    index('tickets_of_order').on(table.orderId),
    check('tickets_attendance', sql`${table.checkedOutAt} is null or ${table.checkedInAt} is not null`),
    index('tickets_valid').on(table.typeId).where(sql`${table.state} = 'valid'`),
    index('tickets_of_person').on(table.personId, table.id),
    check('tickets_state', oneOf(table.state, ticketStates)),
    check('tickets_serial', sql`${table.serial} > 0`),
  ],
);

export type TicketRow = typeof tickets.$inferSelect;
