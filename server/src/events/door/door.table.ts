import { reentryRules } from '@chalkline/contract/events/door.schema.ts';
import { conflictKinds, settlements } from '@chalkline/contract/events/offline-door.schema.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
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
    /** Made up by the device that scanned. */
    nonce: uuid('nonce'),
    /** Of a scan that a device decided on without a network: which one, how many ms its clock was ahead, when it came. */
    device: text('device'),
    clockAhead: bigint('clock_ahead', { mode: 'number' }),
    receivedAt: timestamp('received_at', { withTimezone: true }),
    /** Let in where it should not have been: it doesn't count, and the staff settle it. */
    conflict: text('conflict', { enum: conflictKinds }),
    settlement: text('settlement', { enum: settlements }),
    settledNote: text('settled_note'),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    settledBy: uuid('settled_by').references(() => people.id),
  },
  (table) => [
    unique('scans_of_ticket').on(table.ticketId, table.number),
    unique('scans_nonce').on(table.ticketId, table.nonce),
    index('scans_by').on(table.createdBy),
    index('scans_undone_by').on(table.undoneBy),
    index('scans_settled_by').on(table.settledBy),
    index('scans_to_settle')
      .on(table.ticketId)
      .where(sql`${table.conflict} is not null and ${table.settledAt} is null`),
    check('scans_kind', oneOf(table.kind, scanKinds)),
    check('scans_conflict', oneOf(table.conflict, conflictKinds)),
    check('scans_settlement', oneOf(table.settlement, settlements)),
    check(
      'scans_settled',
      sql`(${table.settlement} is null) = (${table.settledAt} is null) and (${table.settledBy} is null or ${table.settledAt} is not null)`,
    ),
    check('scans_queued', sql`(${table.device} is null) = (${table.receivedAt} is null)`),
    check('scans_undone', sql`${table.undoneBy} is null or ${table.undoneAt} is not null`),
  ],
);

export type DoorRow = typeof doors.$inferSelect;
export type ScanRow = typeof scans.$inferSelect;
export type NewScan = typeof scans.$inferInsert;
