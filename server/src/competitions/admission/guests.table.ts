import { index, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { competitionsSchema } from '../competitions.table.ts';

/** Who gave the code of a private competition, and so may see it. */
export const competitionGuests = competitionsSchema.table(
  'guests',
  {
    competitionId: uuid('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    admittedAt: timestamp('admitted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'competition_guests_once', columns: [table.competitionId, table.personId] }),
    index('competition_guests_person').on(table.personId),
  ],
);
