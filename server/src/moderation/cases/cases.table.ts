import type { FrozenCopy } from '@chalkline/contract/moderation/case.schema.ts';
import {
  appealStates,
  caseActions,
  caseKinds,
  caseLevels,
  caseStates,
  moveReasons,
  reportedKinds,
  reportReasons,
} from '@chalkline/contract/moderation/moderation-kinds.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { keepFor } from '../../platform/database/retention.ts';
import { moderationSchema } from '../moderation.table.ts';

/**
 * Something that people reported, until it’s decided; reported again after that, it’s a new case (decision 082). Or what
 * a moderator did to a member without a report: decided from the beginning (decision 151).
 */
export const cases = moderationSchema.table(
  'cases',
  {
    id: uuid('id').primaryKey(),
    /** What people call it by. */
    number: integer('number').generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: caseKinds }).notNull(),
    /** What was reported, or who was banned or muted. */
    subjectId: uuid('subject_id').notNull(),
    /** Of a comment, its post; of a message, its conversation. */
    holderId: uuid('holder_id'),
    /** Where it was written. null: on a person’s page or in messages. */
    groupId: uuid('group_id').references(() => groups.id, { onDelete: 'set null' }),
    communityId: uuid('community_id').references(() => groups.id, { onDelete: 'set null' }),
    organizationId: uuid('organization_id').references(() => organizations.id),
    /** Who wrote it. null once they are erased. */
    aboutId: uuid('about_id').references(() => people.id, { onDelete: 'set null' }),
    level: text('level', { enum: caseLevels }).notNull(),
    movedUp: text('moved_up', { enum: moveReasons }),
    state: text('state', { enum: caseStates }).notNull(),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    version: integer('version').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    /** When it came to its level. */
    levelAt: timestamp('level_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    unique('cases_number').on(table.number),
    uniqueIndex('cases_open_once').on(table.kind, table.subjectId).where(sql`${table.state} = 'open'`),
    index('cases_of_group').on(table.groupId, table.level, table.state, table.id),
    index('cases_of_community').on(table.communityId, table.level, table.state, table.id),
    index('cases_of_organization').on(table.organizationId, table.level, table.state, table.id),
    index('cases_of_level').on(table.level, table.state, table.id),
    index('cases_about').on(table.aboutId),
    index('cases_waiting').on(table.levelAt).where(sql`${table.state} = 'open'`),
    index('cases_decided').on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
    check('cases_kind', oneOf(table.kind, caseKinds)),
    check('cases_level', oneOf(table.level, caseLevels)),
    check('cases_state', oneOf(table.state, caseStates)),
    check('cases_moved_up', oneOf(table.movedUp, moveReasons)),
    check('cases_decided_when', sql`(${table.state} = 'decided') = (${table.decidedAt} is not null)`),
  ],
);

/** What one person said about it, once, with what it said at that moment. */
export const reports = moderationSchema.table(
  'reports',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: reportedKinds }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** null once they are erased. */
    reporterId: uuid('reporter_id').references(() => people.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: reportReasons }).notNull(),
    note: text('note').notNull(),
    copy: jsonb('copy').$type<FrozenCopy>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('reports_once').on(table.kind, table.subjectId, table.reporterId),
    index('reports_of_case').on(table.caseId, table.id),
    index('reports_of_reporter').on(table.reporterId),
    check('reports_kind', oneOf(table.kind, reportedKinds)),
    check('reports_reason', oneOf(table.reason, reportReasons)),
  ],
);

/** Everything that happened in a case, in order. Rows are only added. */
export const actions = moderationSchema.table(
  'actions',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    action: text('action', { enum: caseActions }).notNull(),
    /** null: by itself, or once they are erased. */
    actorId: uuid('actor_id').references(() => people.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: reportReasons }),
    note: text('note').notNull(),
    until: timestamp('until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('actions_of_case').on(table.caseId, table.id),
    index('actions_of_actor').on(table.actorId),
    check('actions_action', oneOf(table.action, caseActions)),
    check('actions_reason', oneOf(table.reason, reportReasons)),
  ],
);

/** One for each decision, by the person it’s about. */
export const appeals = moderationSchema.table(
  'appeals',
  {
    caseId: uuid('case_id')
      .primaryKey()
      .references(() => cases.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    /** Who decided before: never the one who decides now. */
    deciderId: uuid('decider_id').references(() => people.id, { onDelete: 'set null' }),
    level: text('level', { enum: caseLevels }).notNull(),
    text: text('text').notNull(),
    state: text('state', { enum: appealStates }).notNull(),
    note: text('note').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    index('appeals_open').on(table.level, table.caseId).where(sql`${table.state} = 'open'`),
    index('appeals_of_person').on(table.personId),
    index('appeals_of_decider').on(table.deciderId),
    check('appeals_level', oneOf(table.level, caseLevels)),
    check('appeals_state', oneOf(table.state, appealStates)),
  ],
);

/** Decided cases are kept for two years: whether something happens again is what moderators ask. */
export const caseRetention = keepFor(2 * 365 * day, cases.decidedAt);

export type CaseRecord = typeof cases.$inferSelect;
export type ReportRecord = typeof reports.$inferSelect;
export type ActionRecord = typeof actions.$inferSelect;
export type AppealRecord = typeof appeals.$inferSelect;
