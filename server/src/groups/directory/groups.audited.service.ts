import type { GroupType } from '@chalkline/contract/groups/group-kinds.ts';
import { type ShareSegment, shareAddress } from '@chalkline/contract/share-links.ts';
import type { AuditedKind } from '../../audit/audited-things.service.ts';
import { findGroupNames } from '../groups/group-names.repository.ts';

/** Which share link leads to groups of a type. */
export const groupSegments: Readonly<Record<GroupType, ShareSegment>> = {
  community: 'community-detail',
  group: 'Group',
  event: 'event-detail',
  activity: 'Activity',
  challenge: 'Challange',
};

const find: AuditedKind['find'] = async ({ database }, viewer, ids) => {
  const found = await findGroupNames(database.sql, viewer, ids);
  return new Map(
    found.map(({ id, name, type }) => [id, { name, address: shareAddress(groupSegments[type], id) }]),
  );
};

/** Groups of all types in the audit log: site administrators see the card of every one. */
export const auditedGroups: readonly AuditedKind[] = [
  { kind: 'group', find },
  { kind: 'event', find },
];
