import { sql } from 'drizzle-orm';
import { check, foreignKey, index, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { competitionsSchema } from '../competitions.table.ts';
import { entries } from '../entries/entries.table.ts';

/** The entries whose results make a team's. */
export const teamMembers = competitionsSchema.table(
  'team_members',
  {
    competitionId: uuid('competition_id').notNull(),
    teamId: uuid('team_id').notNull(),
    memberId: uuid('member_id').notNull(),
  },
  (table) => [
    // An entry is a member of one team.
    primaryKey({ name: 'team_members_once', columns: [table.memberId] }),
    foreignKey({
      name: 'team_members_team',
      columns: [table.competitionId, table.teamId],
      foreignColumns: [entries.competitionId, entries.id],
    }),
    foreignKey({
      name: 'team_members_member',
      columns: [table.competitionId, table.memberId],
      foreignColumns: [entries.competitionId, entries.id],
    }),
    check('team_members_another', sql`${table.teamId} <> ${table.memberId}`),
    index('team_members_team').on(table.teamId),
  ],
);
