import { reentryRules } from '@chalkline/contract/events/door.schema.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { eventsSchema } from '../events.table.ts';
import { tickets } from '../tickets/tickets.table.ts';

/** How an event's door works, where that isn't the usual. */
export const doors = eventsSchema.table(
  'doors',
  {
    groupId: uuid('group_id')
      .primaryKey()
      .references(() => groups.id, { onDelete: 'cascade' }),
    reentry: text('reentry', { enum: reentryRules }).notNull(),
    opensMinutes: integer('opens_minutes').notNull(),
    selfCheckIn: boolean('self_check_in').notNull(),
  },
  (table) => [
    check('doors_reentry', oneOf(table.reentry, reentryRules)),
    check('doors_opens_minutes', sql`${table.opensMinutes} >= 0`),
  ],
);

export const scanKinds = ['in', 'out'] as const;

/** Check-ins and check-outs. One that was undone stays, struck out. */
export const scans = eventsSchema.table(
  'scans',
  {
    id: uuid('id').primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** Of this ticket's scans, from 1. Two can be of one moment. */
    number: integer('number').notNull(),
    kind: text('kind', { enum: scanKinds }).notNull(),
    gate: text('gate').notNull(),
    /** Why the ticket was let in against the rules of the door. */
    reason: text('reason'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    createdBy: uuid('created_by').references(() => people.id),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    undoneBy: uuid('undone_by').references(() => people.id),
  },
  (table) => [
    unique('scans_of_ticket').on(table.ticketId, table.number),
    index('scans_by').on(table.createdBy),
    index('scans_undone_by').on(table.undoneBy),
    check('scans_kind', oneOf(table.kind, scanKinds)),
    check('scans_undone', sql`${table.undoneBy} is null or ${table.undoneAt} is not null`),
  ],
);

export type DoorRow = typeof doors.$inferSelect;
export type ScanRow = typeof scans.$inferSelect;
