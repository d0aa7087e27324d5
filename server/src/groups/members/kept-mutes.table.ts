import { index, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { expireAt } from '../../platform/database/retention.ts';
import { groups } from '../groups/groups.table.ts';
import { groupsSchema } from '../groups.table.ts';

/** Mutes of people who left their group before the mute ended: it is theirs again when they come back (decision 151). */
export const keptMutes = groupsSchema.table(
  'kept_mutes',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'kept_mutes_once', columns: [table.groupId, table.personId] }),
    index('kept_mutes_of_person').on(table.personId),
    index('kept_mutes_over').on(table.until),
  ],
);

export const keptMuteRetention = expireAt(keptMutes.until);
