import { waitingStates } from '@chalkline/contract/waiting-list.lifecycle.ts';
import { sql } from 'drizzle-orm';
import { check, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { ticketTypes } from '../details/details.table.ts';
import { eventsSchema } from '../events.table.ts';

/** Who waits for a ticket of a type that is sold out, in the order in which they joined. */
export const waitingTickets = eventsSchema.table(
  'waiting_tickets',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    typeId: uuid('type_id')
      .notNull()
      .references(() => ticketTypes.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    state: text('state', { enum: waitingStates }).notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** Until when a ticket is held for them. */
    offerUntil: timestamp('offer_until', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('waiting_tickets_once')
      .on(table.typeId, table.personId)
      .where(sql`${table.state} in ('waiting', 'offered')`),
    index('waiting_tickets_open')
      .on(table.groupId, table.id)
      .where(sql`${table.state} in ('waiting', 'offered')`),
    index('waiting_tickets_person').on(table.personId),
    check('waiting_tickets_state', oneOf(table.state, waitingStates)),
    check('waiting_tickets_offer', sql`${table.state} <> 'offered' or ${table.offerUntil} is not null`),
  ],
);

export type WaitingTicketRow = typeof waitingTickets.$inferSelect;
