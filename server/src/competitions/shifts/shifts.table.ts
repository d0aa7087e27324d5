import { volunteerRoles } from '@chalkline/contract/competitions/shift.schema.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { competitionsSchema } from '../competitions.table.ts';

/** When and where a competition needs volunteers, and how many. */
export const shifts = competitionsSchema.table(
  'shifts',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id')
      .notNull()
      .references(() => competitions.id),
    role: text('role', { enum: volunteerRoles }).notNull(),
    place: text('place').notNull(),
    details: text('details'),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    capacity: integer('capacity').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('shifts_role', oneOf(table.role, volunteerRoles)),
    check('shifts_times', sql`${table.endsAt} > ${table.startsAt}`),
    check('shifts_capacity', sql`${table.capacity} > 0`),
    index('shifts_by_time').on(table.competitionId, table.startsAt, table.id),
  ],
);

export type ShiftRow = typeof shifts.$inferSelect;

/** Who signed up for a shift. */
export const shiftVolunteers = competitionsSchema.table(
  'shift_volunteers',
  {
    shiftId: uuid('shift_id')
      .notNull()
      .references(() => shifts.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
    /** Since when they look for a replacement; the first one is replaced first. */
    offeredAt: timestamp('offered_at', { withTimezone: true }),
    checkedInAt: timestamp('checked_in_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shiftId, table.personId] }),
    index('shift_volunteers_of_person').on(table.personId),
  ],
);

export type ShiftVolunteerRow = typeof shiftVolunteers.$inferSelect;
