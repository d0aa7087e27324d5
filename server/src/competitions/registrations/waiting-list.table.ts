import { waitingStates } from '@chalkline/contract/waiting-list.lifecycle.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';

/** Who waits for a place in a full division, in the order in which they joined. */
export const waitingPlaces = competitionsSchema.table(
  'waiting_places',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id').notNull(),
    divisionId: uuid('division_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    state: text('state', { enum: waitingStates }).notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** Until when a freed place is held for them. */
    offerUntil: timestamp('offer_until', { withTimezone: true }),
  },
  (table) => [
    foreignKey({
      name: 'waiting_places_division',
      columns: [table.competitionId, table.divisionId],
      foreignColumns: [divisions.competitionId, divisions.id],
    }).onDelete('cascade'),
    uniqueIndex('waiting_places_once')
      .on(table.divisionId, table.personId)
      .where(sql`${table.state} in ('waiting', 'offered')`),
    index('waiting_places_open')
      .on(table.competitionId, table.id)
      .where(sql`${table.state} in ('waiting', 'offered')`),
    index('waiting_places_person').on(table.personId),
    check('waiting_places_state', oneOf(table.state, waitingStates)),
    check('waiting_places_offer', sql`${table.state} <> 'offered' or ${table.offerUntil} is not null`),
  ],
);

export type WaitingPlaceRow = typeof waitingPlaces.$inferSelect;
