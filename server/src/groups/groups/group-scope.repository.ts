import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { groupJoins, groupScope, isMineIn } from './group-scope.table.ts';
import type { GroupInPolicy } from './groups.policy.ts';
import { type GroupRow, groups } from './groups.table.ts';
import { isOpenedBy } from './readings.table.ts';

const { mine, community, inCommunity } = groupJoins;

/** A group with what the policy needs to know of it for one viewer. */
export interface GroupScope extends GroupInPolicy, Pick<GroupRow, 'id' | 'name' | 'communityId'> {
  readonly type: GroupRow['type'];
}

/** Groups by their ids with what the viewer is to them; what they may see of them is the policy's to say. */
export async function findScopes(
  database: Sql,
  viewer: MaybeViewer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GroupScope>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({
      id: groups.id,
      name: groups.name,
      type: groups.type,
      communityId: groups.communityId,
      organizationId: groups.organizationId,
      visibility: groups.visibility,
      isOpen: groups.isOpen,
      archivedAt: groups.archivedAt,
      isOpened: isOpenedBy(viewer),
      mine,
      community,
      inCommunity,
    })
    .from(groups)
    .leftJoin(community, eq(community.id, groups.communityId))
    .leftJoin(mine, isMineIn(mine, sql`${groups.id}`, viewer))
    .leftJoin(inCommunity, isMineIn(inCommunity, sql`${groups.communityId}`, viewer))
    .where(and(inArray(groups.id, [...ids]), groupScope(viewer)));
  return new Map(
    rows.map(({ mine: own, community: outer, inCommunity: outerOwn, ...group }) => [
      group.id,
      {
        ...group,
        belonging: own && { role: own.role, state: own.state, mutedUntil: own.mutedUntil },
        community: outer && {
          visibility: outer.visibility,
          archivedAt: outer.archivedAt,
          belonging: outerOwn && { role: outerOwn.role, state: outerOwn.state },
        },
      },
    ]),
  );
}
