import {
  archiveDays,
  belongingStates,
  communityCategories,
  groupNotifyLevels,
  groupRoles,
  groupTypes,
  groupVisibilities,
} from '@chalkline/contract/groups/group-kinds.ts';
import { day } from '@chalkline/contract/spans.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { keepFor } from '../../platform/database/retention.ts';
import { searchableText } from '../../platform/database/search-expression.ts';
import { uploads } from '../../uploads/uploads.table.ts';
import { groupsSchema } from '../groups.table.ts';

/** Communities, and the groups in and outside of them (decision 057). */
export const groups = groupsSchema.table(
  'groups',
  {
    id: uuid('id').primaryKey(),
    type: text('type', { enum: groupTypes }).notNull(),
    /** The community that a group is in; it is never wider than that. */
    communityId: uuid('community_id'),
    /** The organization whose people alone see it, unless it is open. In a community, that of the community. */
    organizationId: uuid('organization_id').references(() => organizations.id),
    /** A public event that isn’t for the people of its organization alone, but for everyone. */
    isOpen: boolean('is_open').notNull().default(false),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Communities have one. */
    category: text('category', { enum: communityCategories }),
    visibility: text('visibility', { enum: groupVisibilities }).notNull(),
    imageId: uuid('image_id').references(() => uploads.id),
    /** When it takes place, for types that have a time; lists of them are sorted by it. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** How many people can be in it; null: any number. */
    capacity: integer('capacity'),
    /** The number of the last post. Raised under the row's lock, so numbers have no gaps. */
    lastSeq: integer('last_seq').notNull(),
    /** Goes up by one with every change: of two changes of one version the second is refused. */
    version: integer('version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Deleted then; the groups of a community with it, at the same moment. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    /** Deleted by moderators who decided a report: its owners can’t restore it. */
    isTakenDown: boolean('is_taken_down').notNull().default(false),
  },
  (table) => [
    foreignKey({
      name: 'groups_community',
      columns: [table.communityId],
      foreignColumns: [table.id],
    }).onDelete('cascade'),
    check('groups_type', oneOf(table.type, groupTypes)),
    check('groups_visibility', oneOf(table.visibility, groupVisibilities)),
    check(
      'groups_open',
      sql`not ${table.isOpen} or (${table.organizationId} is not null and ${table.communityId} is null
        and ${table.visibility} = 'public')`,
    ),
    check('groups_category', oneOf(table.category, communityCategories)),
    check(
      'groups_community_facts',
      sql`(${table.type} = 'community') = (${table.category} is not null)
        and (${table.type} <> 'community' or ${table.communityId} is null)
        and (${table.visibility} <> 'community' or ${table.communityId} is not null)`,
    ),
    // Newest first: ids contain the moment they were made.
    index('groups_newest').on(table.type, table.id).where(sql`${table.archivedAt} is null`),
    index('groups_ending').on(table.type, table.endsAt, table.id).where(sql`${table.archivedAt} is null`),
    check('groups_times', sql`(${table.startsAt} is null) = (${table.endsAt} is null)`),
    index('groups_of_community').on(table.communityId, table.id),
    index('groups_of_organization').on(table.organizationId),
    index('groups_image').on(table.imageId),
    index('groups_archived').on(table.archivedAt).where(sql`${table.archivedAt} is not null`),
    index('groups_words').using('gin', searchableText(groupText(table))),
  ],
);

/** What a search looks through. */
export function groupText({ name, description }: Record<'name' | 'description', AnyPgColumn>): SQL {
  return sql`${name} || ' ' || ${description}`;
}

/** Who belongs to a community or group, asked to, is invited or kept out. */
export const belongings = groupsSchema.table(
  'belongings',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    role: text('role', { enum: groupRoles }).notNull(),
    state: text('state', { enum: belongingStates }).notNull(),
    notify: text('notify', { enum: groupNotifyLevels }).notNull(),
    /** The number of the last post that was read. */
    mark: integer('mark').notNull(),
    /** May not post until then. */
    mutedUntil: timestamp('muted_until', { withTimezone: true }),
    /** When it came into this state. */
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'belongings_once', columns: [table.groupId, table.personId] }),
    check('belongings_role', oneOf(table.role, groupRoles)),
    check('belongings_state', oneOf(table.state, belongingStates)),
    check('belongings_notify', oneOf(table.notify, groupNotifyLevels)),
    check('belongings_staff_is_in', sql`${table.role} = 'member' or ${table.state} = 'in'`),
    index('belongings_of_group').on(table.groupId, table.state, table.since, table.personId),
    index('belongings_of_person').on(table.personId, table.state),
    index('belongings_staff').on(table.groupId).where(sql`${table.role} <> 'member'`),
  ],
);

export const archivedGroupRetention = keepFor(archiveDays * day, groups.archivedAt);

export type GroupRow = typeof groups.$inferSelect;
export type BelongingRow = typeof belongings.$inferSelect;
