import { index, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { competitionsSchema } from '../competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';

/**
 * Who made the teams of a division when its board was frozen, written at that moment. Gone once the board is no
 * longer frozen.
 */
export const frozenTeamMembers = competitionsSchema.table(
  'frozen_team_members',
  {
    divisionId: uuid('division_id')
      .notNull()
      .references(() => divisions.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id')
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.divisionId, table.memberId] }),
    index('frozen_team_members_team').on(table.teamId),
    index('frozen_team_members_member').on(table.memberId),
  ],
);
