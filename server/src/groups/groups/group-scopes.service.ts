import type { GroupCan } from '@chalkline/contract/groups/group.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { findScopes, type GroupScope } from './group-scope.repository.ts';
import { groupCan } from './groups.policy.ts';

/** A group that something is in, with what the viewer may do there. */
export interface ScopedGroup extends GroupScope {
  readonly can: GroupCan;
}

/** Groups by their ids, without the counts that a page of a group needs. */
export async function scopesOf(
  sql: Sql,
  viewer: MaybeViewer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ScopedGroup>> {
  const found = await findScopes(sql, viewer, ids);
  return new Map([...found].map(([id, group]) => [id, { ...group, can: groupCan(viewer, group) }]));
}
