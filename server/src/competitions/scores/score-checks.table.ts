import { scoreCheckStates } from '@chalkline/contract/competitions/score.schema.ts';
import { check, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { scores } from './scores.table.ts';

/** Marks on scores: checked by a second person, or to be looked at again. A correction is another score, without one. */
export const scoreChecks = competitionsSchema.table(
  'score_checks',
  {
    scoreId: uuid('score_id')
      .primaryKey()
      .references(() => scores.id),
    state: text('state', { enum: scoreCheckStates }).notNull(),
    note: text('note').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
  },
  (table) => [
    check('score_checks_state', oneOf(table.state, scoreCheckStates)),
    index('score_checks_by').on(table.createdBy),
  ],
);

export type ScoreCheckRow = typeof scoreChecks.$inferSelect;
