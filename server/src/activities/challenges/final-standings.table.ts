import { foreignKey, index, integer, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { activitiesSchema } from '../activities.table.ts';
import { challengeDetails, challengeTeams } from './challenges.table.ts';

/** Challenges whose takers were kept after their places became final. */
export const finalStandings = activitiesSchema.table('final_standings', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => challengeDetails.groupId, { onDelete: 'cascade' }),
  keptAt: timestamp('kept_at', { withTimezone: true }).notNull(),
});

/** Who took part in a challenge, with what they had when its places became final. Places follow from the values. */
export const finalTakers = activitiesSchema.table(
  'final_takers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => finalStandings.groupId, { onDelete: 'cascade' }),
    /** null once they are erased. */
    personId: uuid('person_id').references(() => people.id),
    teamId: uuid('team_id'),
    value: integer('value').notNull(),
    resultCount: integer('result_count').notNull(),
  },
  (table) => [
    unique('final_takers_once').on(table.groupId, table.personId),
    foreignKey({
      name: 'final_takers_team',
      columns: [table.groupId, table.teamId],
      foreignColumns: [challengeTeams.groupId, challengeTeams.id],
    }).onDelete('cascade'),
    index('final_takers_of_person').on(table.personId),
    index('final_takers_of_team').on(table.groupId, table.teamId),
  ],
);
