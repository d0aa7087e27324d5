import { entryStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { check, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from './entries.table.ts';

/**
 * What an entry was when the board of its division was frozen, written the first time it becomes anything else.
 * Gone once the board is no longer frozen.
 */
export const frozenEntries = competitionsSchema.table(
  'frozen_entries',
  {
    divisionId: uuid('division_id')
      .notNull()
      .references(() => divisions.id, { onDelete: 'cascade' }),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    /** null: it was not in the division then. */
    state: text('state', { enum: entryStates }),
    leftAt: timestamp('left_at', { withTimezone: true }),
    tieOrder: integer('tie_order'),
  },
  (table) => [
    primaryKey({ columns: [table.divisionId, table.entryId] }),
    check('frozen_entries_state', oneOf(table.state, entryStates)),
  ],
);
