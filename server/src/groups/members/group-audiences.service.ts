import type { Sql } from '../../platform/database/database.ts';
import { isId } from '../../platform/ids/new-id.ts';
import { findLookedAfter, findMembersToReach, type LookedAfterGroup } from './group-audiences.repository.ts';

/** The communities and groups that a person owns or moderates, by name. */
export function listLookedAfter(sql: Sql, personId: string): Promise<LookedAfterGroup[]> {
  return findLookedAfter(sql, personId);
}

/** Whether this person owns or moderates the group. */
export async function looksAfter(sql: Sql, personId: string, groupId: string): Promise<boolean> {
  return isId(groupId) && (await findLookedAfter(sql, personId)).some(({ id }) => id === groupId);
}

/** The ids of the group's members whom this person can reach: those who are there and don't block each other. */
export function membersToReach(sql: Sql, personId: string, groupId: string): Promise<string[]> {
  return findMembersToReach(sql, personId, groupId);
}
