import { challengeGoals, teamScorings, teamStarters } from '@chalkline/contract/groups/group-facts.schema.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongings, groups } from '../../groups/groups/groups.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { activitiesSchema } from '../activities.table.ts';
import { activityTypes } from '../types/types.table.ts';

/** What a challenge adds to its group, whose times are the first and the last moment of these days. */
export const challengeDetails = activitiesSchema.table(
  'challenge_details',
  {
    groupId: uuid('group_id')
      .primaryKey()
      .references(() => groups.id, { onDelete: 'cascade' }),
    typeId: uuid('type_id')
      .notNull()
      .references(() => activityTypes.id),
    goal: text('goal', { enum: challengeGoals }).notNull(),
    /** In the unit of the type; days of a streak. */
    target: integer('target'),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    zone: text('zone').notNull(),
    /** Null: everybody for themselves. */
    teamScoring: text('team_scoring', { enum: teamScorings }),
    teamBest: integer('team_best'),
    /** Null: the largest there can be. */
    teamSize: integer('team_size'),
    teamStarters: text('team_starters', { enum: teamStarters }).notNull().default('anyone'),
  },
  (table) => [
    index('challenge_details_of_type').on(table.typeId),
    check('challenge_details_goal', oneOf(table.goal, challengeGoals)),
    check('challenge_details_scoring', oneOf(table.teamScoring, teamScorings)),
    check('challenge_details_starters', oneOf(table.teamStarters, teamStarters)),
    check('challenge_details_days', sql`${table.startsOn} <= ${table.endsOn}`),
    check(
      'challenge_details_best',
      sql`(${table.teamBest} is not null) = (${table.teamScoring} is not distinct from 'best')`,
    ),
  ],
);

export const challengeTeams = activitiesSchema.table(
  'challenge_teams',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => challengeDetails.groupId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** A moderator made it for others: it stays while nobody is in it. */
    isSetUp: boolean('is_set_up').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('challenge_teams_name').on(table.groupId, sql`lower(${table.name})`),
    unique('challenge_teams_of_challenge').on(table.groupId, table.id),
  ],
);

/** Who leaves the challenge leaves the team. */
export const challengeTeamMembers = activitiesSchema.table(
  'challenge_team_members',
  {
    groupId: uuid('group_id').notNull(),
    personId: uuid('person_id').notNull(),
    teamId: uuid('team_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'challenge_team_members_once', columns: [table.groupId, table.personId] }),
    foreignKey({
      name: 'challenge_team_members_belonging',
      columns: [table.groupId, table.personId],
      foreignColumns: [belongings.groupId, belongings.personId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'challenge_team_members_team',
      columns: [table.groupId, table.teamId],
      foreignColumns: [challengeTeams.groupId, challengeTeams.id],
    }).onDelete('cascade'),
    index('challenge_team_members_of_team').on(table.groupId, table.teamId),
  ],
);

export type ChallengeDetailsRow = typeof challengeDetails.$inferSelect;
export type ChallengeTeamRow = typeof challengeTeams.$inferSelect;
