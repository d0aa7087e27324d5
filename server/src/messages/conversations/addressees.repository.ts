import { and, eq, inArray, isNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { groupScope } from '../../groups/groups/group-scope.table.ts';
import { belongings, groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { canReach } from '../../profiles/blocks/blocks.table.ts';
import { follows } from '../../profiles/connections/connections.table.ts';

/** Whether a person knows another one by something that another domain keeps; `personId` is a column. */
export type Acquaintance = (knownId: string, personId: SQLWrapper) => SQL;

/** Somebody to write to. */
export interface Addressee {
  readonly id: string;
  readonly birthDate: string | null;
  /** They are in one group or organization, the addressee follows the writer, or as other domains say. */
  readonly knowsWriter: boolean;
  /** The same, without public groups, which anybody can join. */
  readonly knowsWriterWell: boolean;
}

/** Those of the ids who can be written to at all: active, within reach of the writer's organization, not blocked. */
export function findAddressees(
  database: Sql,
  writer: Viewer,
  ids: readonly string[],
  acquaintances: readonly Acquaintance[],
): Promise<Addressee[]> {
  const isColleague = writer.organizationId
    ? sql`${people.organizationId} is not distinct from ${writer.organizationId}::uuid`
    : sql`false`;
  const isFollower = sql`exists (select from ${follows}
    where ${follows.followerId} = ${people.id} and ${follows.followedId} = ${writer.personId})`;
  const others = acquaintances.map((isAcquainted) => isAcquainted(writer.personId, people.id));
  const either = (groupmates: SQL) =>
    sql<boolean>`coalesce(${or(isColleague, isFollower, groupmates, ...others)}, false)`;
  return database
    .select({
      id: people.id,
      birthDate: people.birthDate,
      knowsWriter: either(sharesGroup(database, writer, 'any')),
      knowsWriterWell: either(sharesGroup(database, writer, 'closed')),
    })
    .from(people)
    .where(
      and(
        inArray(people.id, [...ids]),
        organizationScope(people.organizationId, writer, 'sees'),
        canReach(writer.personId),
      ),
    );
}

const mine = alias(belongings, 'mine');
const theirs = alias(belongings, 'theirs');

function sharesGroup(database: Sql, viewer: Viewer, which: 'any' | 'closed'): SQL {
  const shared = database
    .select({ id: groups.id })
    .from(mine)
    .innerJoin(theirs, eq(theirs.groupId, mine.groupId))
    .innerJoin(groups, eq(groups.id, mine.groupId))
    .where(
      and(
        eq(mine.personId, viewer.personId),
        eq(mine.state, 'in'),
        eq(theirs.personId, people.id),
        eq(theirs.state, 'in'),
        groupScope(viewer),
        isNull(groups.archivedAt),
        which === 'closed' ? ne(groups.visibility, 'public') : undefined,
      ),
    );
  return sql`exists ${shared}`;
}
