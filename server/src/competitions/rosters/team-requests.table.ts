import { genders } from '@chalkline/contract/accounts/preferences.ts';
import { check, date, index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';

/** People who ask the captain of a team for an open place. An answered or withdrawn request is deleted. */
export const teamRequests = competitionsSchema.table(
  'team_requests',
  {
    id: uuid('id').primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => entries.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    message: text('message'),
    /** What the division asks for and their profile lacks. */
    birthDate: date('birth_date', { mode: 'string' }),
    gender: text('gender', { enum: genders }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('team_requests_once').on(table.entryId, table.personId),
    index('team_requests_person').on(table.personId),
    check('team_requests_gender', oneOf(table.gender, genders)),
  ],
);

export type TeamRequestRow = typeof teamRequests.$inferSelect;
