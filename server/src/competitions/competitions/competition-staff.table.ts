import { staffRoles } from '@chalkline/contract/competitions/staff.schema.ts';
import { sql } from 'drizzle-orm';
import { check, date, index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { competitions } from './competitions.table.ts';

/** Who runs a competition. */
export const competitionStaff = competitionsSchema.table(
  'staff',
  {
    competitionId: uuid('competition_id')
      .notNull()
      .references(() => competitions.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    role: text('role', { enum: staffRoles }).notNull(),
    /** The last day, in the competition's zone. A job removes the row after it. */
    until: date('until'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'competition_staff_once', columns: [table.competitionId, table.personId] }),
    check('competition_staff_role', oneOf(table.role, staffRoles)),
    check('competition_staff_until', sql`${table.until} is null or ${table.role} <> 'owner'`),
    // "Those that I run", latest first: ids carry the moment they were made.
    index('staff_added_by').on(table.createdBy),
    index('competition_staff_person').on(table.personId, table.competitionId),
  ],
);

export type StaffRow = typeof competitionStaff.$inferSelect;
