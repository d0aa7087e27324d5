import { type Standing, standings, whoSeesWhat } from '@chalkline/contract/groups/who-sees-what.rules.ts';
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { belongings, type GroupRow, groups } from './groups.table.ts';
import { isOpenedBy } from './readings.table.ts';

/** The joins that `hasRight` needs: the viewer's own place, the community, and their place there. */
export const groupJoins = {
  mine: alias(belongings, 'mine'),
  community: alias(groups, 'community'),
  inCommunity: alias(belongings, 'in_community'),
} as const;
const { mine, community, inCommunity } = groupJoins;

/** Joins one's own place in a group. */
export function isMineIn(place: typeof mine | typeof inCommunity, groupId: SQL, viewer: MaybeViewer): SQL {
  return sql`(${place.groupId} = ${groupId} and ${place.personId} = ${viewer?.personId ?? null}::uuid)`;
}

/** Groups of nobody, of the viewer's organization, and those of others that are open to everyone. */
export function groupScope(viewer: MaybeViewer): SQL {
  return sql`(${organizationScope(groups.organizationId, viewer, 'sees')} or ${groups.isOpen})`;
}

/** Groups that are not deleted and that the viewer may read, for queries with the three joins. */
export function isReadable(viewer: MaybeViewer): SQL | undefined {
  return and(
    isNull(groups.archivedAt),
    isNull(community.archivedAt),
    groupScope(viewer),
    hasRight(viewer, 'read'),
  );
}

/** The table of who sees what as a condition: the same as the policy, which a test compares it with. */
export function hasRight(viewer: MaybeViewer, right: 'see' | 'read'): SQL {
  const isInside = sql`(${groups.communityId} is null or ${grants(viewer, 'read', {
    visibility: sql`${community.visibility}`,
    place: inCommunity,
    communityMember: sql`false`,
  })})`;
  const own = grants(viewer, right, {
    visibility: sql`${groups.visibility}`,
    place: mine,
    communityMember: sql`${inCommunity.state} is not distinct from 'in'`,
  });
  // What administrators have is the same for both kinds of them.
  const open = Object.entries(whoSeesWhat).flatMap(([name, rights]) =>
    rights.admin.includes(right) ? [name] : [],
  );
  const administers = sql`(${organizationScope(groups.organizationId, viewer, 'manages')}
    and ${inArray(groups.visibility, open as GroupRow['visibility'][])}
    and (${groups.communityId} is null
      or ${inArray(community.visibility, open as GroupRow['visibility'][])}))`;
  if (right === 'see' || viewer === null) return sql`((${isInside} and ${own}) or ${administers})`;
  const opened = sql`(${organizationScope(groups.organizationId, viewer, 'manages')} and ${isOpenedBy(viewer)})`;
  return sql`((${isInside} and ${own}) or ${administers} or ${opened})`;
}

interface PlaceColumns {
  readonly visibility: SQL;
  readonly place: typeof mine | typeof inCommunity;
  readonly communityMember: SQL;
}

function grants(
  viewer: MaybeViewer,
  right: 'see' | 'read',
  { visibility, place, communityMember }: PlaceColumns,
) {
  const isKnown = viewer ? sql`${place.state} is distinct from 'banned'` : sql`false`;
  const conditions: Partial<Record<Standing, SQL>> = {
    visitor: sql`true`,
    signedIn: isKnown,
    communityMember: sql`(${isKnown} and ${communityMember})`,
    requested: sql`${place.state} in ('requested', 'waiting')`,
    invited: sql`${place.state} is not distinct from 'invited'`,
    member: sql`${place.state} is not distinct from 'in'`,
  };
  const ways = Object.entries(whoSeesWhat).flatMap(([name, rights]) =>
    standings.flatMap((standing) => {
      const condition = conditions[standing];
      return condition && rights[standing].includes(right)
        ? [sql`(${visibility} = ${name} and ${condition})`]
        : [];
    }),
  );
  return sql`(${sql.join(ways, sql` or `)})`;
}
