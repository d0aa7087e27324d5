import { index, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { memberships } from '../memberships/memberships.table.ts';
import { membershipsSchema } from '../memberships.table.ts';

/** When members came in, as the desk let them. */
export const visits = membershipsSchema.table(
  'visits',
  {
    id: uuid('id').primaryKey(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('visits_of_membership').on(table.membershipId, table.at),
    index('visits_of_person').on(table.personId),
  ],
);

export type VisitRow = typeof visits.$inferSelect;
