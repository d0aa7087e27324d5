import { sql } from 'drizzle-orm';
import { check, index, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { memberships } from '../memberships/memberships.table.ts';
import { membershipsSchema } from '../memberships.table.ts';

/** When members came in, as the desk let them. A visit that was undone stays, struck out. */
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
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    undoneBy: uuid('undone_by').references(() => people.id),
  },
  (table) => [
    index('visits_of_membership').on(table.membershipId, table.at),
    index('visits_of_person').on(table.personId),
    index('visits_undone_by').on(table.undoneBy).where(sql`${table.undoneBy} is not null`),
    check('visits_undone', sql`${table.undoneBy} is null or ${table.undoneAt} is not null`),
  ],
);

export type VisitRow = typeof visits.$inferSelect;
export type NewVisitRow = typeof visits.$inferInsert;
