import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { EndMuteData } from './members.jobs.ts';
import { endMuteJob } from './members.jobs.ts';
import {
  clearMute,
  deleteBelonging,
  findMember,
  findOwnedAlone,
  putBelonging,
  updateBelonging,
} from './members.repository.ts';
import { auditMember, leaveAll } from './members.service.ts';

/** Somebody’s place in a group, for what moderators decide about them. */
export interface ModeratedPlace {
  readonly groupId: string;
  /** Of the group, if it’s in one. */
  readonly communityId: string | null;
  readonly personId: string;
}

/** What they are there now, until the transaction ends. Null: nothing. */
export async function holdPlace(tx: Transaction, { groupId, communityId, personId }: ModeratedPlace) {
  await lock(tx, 'members of groups', communityId ?? groupId, 'exclusive');
  return findMember(tx.sql, groupId, personId);
}

/** Until then the member can’t post or comment; null ends it now. The caller has the right to, and holds the place. */
export async function muteMember(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { groupId, personId }: ModeratedPlace,
  until: Date | null,
): Promise<void> {
  await updateBelonging(tx.sql, groupId, personId, { mutedUntil: until });
  const what = until ? 'muted' : 'unmuted';
  await auditMember(parts, tx, viewer.personId, { id: groupId }, what, { personId, until });
  if (until) await parts.jobs.enqueue(tx, endMuteJob, { groupId, personId }, { startAfter: until });
}

/** What the job does. */
export async function endMute(parts: Parts, { groupId, personId }: EndMuteData): Promise<void> {
  await clearMute(parts.database.sql, groupId, personId, parts.clock.now());
}

/** Groups in this one that have no other owner: who owns them can’t be banned before they are handed on. */
export async function ownsAlone(
  tx: Transaction,
  viewer: Viewer,
  { groupId, personId }: ModeratedPlace,
): Promise<boolean> {
  return (await findOwnedAlone(tx.sql, viewer, groupId, personId)).length > 0;
}

/** Takes somebody out and keeps them out. The caller has the right to, and holds the place. */
export async function banPerson(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { groupId, personId }: ModeratedPlace,
): Promise<void> {
  await leaveAll(parts, tx, groupId, personId);
  const since = parts.clock.now();
  await putBelonging(tx.sql, { groupId, personId, role: 'member', state: 'banned', since });
  await auditMember(parts, tx, viewer.personId, { id: groupId }, 'banned', { personId });
}

/** They can join again. */
export async function liftBan(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { groupId, personId }: ModeratedPlace,
): Promise<void> {
  await deleteBelonging(tx.sql, groupId, personId);
  await auditMember(parts, tx, viewer.personId, { id: groupId }, 'removed', { personId, was: 'banned' });
}
