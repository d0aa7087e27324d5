import { and, eq, ne, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { DataSubject, PersonalTable } from '../../platform/database/personal-tables.ts';
import { belongings, groups } from '../groups/groups.table.ts';
import { readings } from '../groups/readings.table.ts';
import { invites } from '../invites/invites.table.ts';
import { keptMutes } from '../members/kept-mutes.table.ts';

/** What an export tells of somebody's groups, and what becomes of them when the person is erased. */
export const groupPersonalTables: readonly PersonalTable[] = [
  {
    table: belongings,
    byId: [belongings.personId],
    exported: {
      name: 'groups',
      columns: {
        groupId: belongings.groupId,
        role: belongings.role,
        state: belongings.state,
        since: belongings.since,
      },
    },
    erased: leaveAll,
  },
  {
    table: keptMutes,
    byId: [keptMutes.personId],
    exported: { name: 'mutesInLeftGroups', columns: { groupId: keptMutes.groupId, until: keptMutes.until } },
    erased: 'deleted',
  },
  {
    table: invites,
    byId: [invites.createdBy],
    exported: {
      name: 'groupInvites',
      columns: { groupId: invites.groupId, uses: invites.uses, at: invites.createdAt },
    },
    erased: 'deleted',
  },
  {
    table: readings,
    byId: [readings.readerId],
    exported: {
      name: 'groupsOpened',
      columns: { groupId: readings.groupId, reason: readings.reason, at: readings.createdAt },
    },
    // The group’s owners still see that it was read.
    erased: async (database, { id }) => {
      await database.update(readings).set({ readerId: null }).where(eq(readings.readerId, id));
    },
  },
];

/**
 * Groups they own alone pass to the first moderator, else the first member; one without anybody else is deleted like
 * any other, so that nobody's group is left without an owner.
 */
async function leaveAll(database: Sql, { id }: DataSubject, now: Date): Promise<void> {
  const owned = await database
    .select({ groupId: belongings.groupId })
    .from(belongings)
    .where(
      and(
        eq(belongings.personId, id),
        eq(belongings.role, 'owner'),
        sql`not exists (select from ${belongings} as others where others.group_id = ${belongings.groupId}
          and others.role = 'owner' and others.person_id <> ${id})`,
      ),
    );
  for (const { groupId } of owned) {
    const [heir] = await database
      .select({ personId: belongings.personId })
      .from(belongings)
      .where(and(eq(belongings.groupId, groupId), eq(belongings.state, 'in'), ne(belongings.personId, id)))
      .orderBy(sql`${belongings.role} = 'moderator' desc`, belongings.since, belongings.personId)
      .limit(1);
    if (heir) {
      await database
        .update(belongings)
        .set({ role: 'owner', mutedUntil: null })
        .where(and(eq(belongings.groupId, groupId), eq(belongings.personId, heir.personId)));
    } else {
      await database
        .update(groups)
        .set({ archivedAt: sql`coalesce(${groups.archivedAt}, ${now.toISOString()}::timestamptz)` })
        .where(eq(groups.id, groupId));
    }
  }
  await database.delete(belongings).where(eq(belongings.personId, id));
}
