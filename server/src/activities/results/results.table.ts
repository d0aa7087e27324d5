import { sql } from 'drizzle-orm';
import { check, date, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import { uploads } from '../../uploads/uploads.table.ts';
import { activitiesSchema } from '../activities.table.ts';
import { activityTypes } from '../types/types.table.ts';

/** What somebody did on a day. A result never changes: a wrong one is removed and logged again. */
export const results = activitiesSchema.table(
  'results',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    typeId: uuid('type_id')
      .notNull()
      .references(() => activityTypes.id),
    /** The activity or challenge it was logged in. */
    groupId: uuid('group_id').references(() => groups.id, { onDelete: 'set null' }),
    /** In the unit of the type. */
    amount: integer('amount').notNull(),
    day: date('day').notNull(),
    note: text('note').notNull(),
    proofId: uuid('proof_id').references(() => uploads.id),
    loggedAt: timestamp('logged_at', { withTimezone: true }).notNull(),
    /** It stays in what was final by then. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    check('results_amount', sql`${table.amount} > 0`),
    index('results_of_person').on(table.personId, table.id),
    index('results_counted').on(table.typeId, table.personId, table.day),
    index('results_of_group').on(table.groupId, table.id),
    index('results_proof').on(table.proofId),
  ],
);

/** Results that moderators took out of their challenge. */
export const rejectedResults = activitiesSchema.table(
  'rejected_results',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    resultId: uuid('result_id')
      .notNull()
      .references(() => results.id, { onDelete: 'cascade' }),
    rejectedAt: timestamp('rejected_at', { withTimezone: true }).notNull(),
    /** Its athlete reads it. Empty: from before reasons were asked for. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ name: 'rejected_results_once', columns: [table.groupId, table.resultId] }),
    index('rejected_results_result').on(table.resultId),
  ],
);

export type ResultRow = typeof results.$inferSelect;
