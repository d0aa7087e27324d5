import type { GroupType } from '@chalkline/contract/groups/group-kinds.ts';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { groups } from './groups.table.ts';

/** For administrators: of any visibility, in the organizations that they manage. Deleted ones are left out. */
export function findGroupNames(
  database: Sql,
  viewer: Viewer,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly name: string; readonly type: GroupType }[]> {
  return database
    .select({ id: groups.id, name: groups.name, type: groups.type })
    .from(groups)
    .where(
      and(
        inArray(groups.id, [...ids]),
        isNull(groups.archivedAt),
        organizationScope(groups.organizationId, viewer, 'manages'),
      ),
    );
}
