import type { MemberParams, NewMute } from '@chalkline/contract/groups/member.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { enterGroup, type GroupSeen } from '../groups/group-access.service.ts';
import { recordDecision } from './member-decisions.service.ts';
import type { EndMuteData } from './members.jobs.ts';
import { endMuteJob } from './members.jobs.ts';
import { notifyOfGroup } from './members.notify.service.ts';
import {
  deleteBelonging,
  findMember,
  findOwnedAlone,
  putBelonging,
  updateBelonging,
} from './members.repository.ts';
import { auditMember, leaveAll, type MemberSeen, takeMember } from './members.service.ts';
import { clearMute, deleteKeptMute, findKeptMute } from './mutes.repository.ts';

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

/** Until when somebody is muted in a group, also after they have left it. */
export async function mutedUntil(
  tx: Transaction,
  { groupId, personId }: Pick<ModeratedPlace, 'groupId' | 'personId'>,
): Promise<Date | null> {
  const there = await findMember(tx.sql, groupId, personId);
  return there ? there.mutedUntil : findKeptMute(tx.sql, groupId, personId);
}

/**
 * Until then the member can’t post or comment; null ends it now. False where that changes nothing. The caller has the
 * right to, and holds the place.
 */
export async function muteMember(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { groupId, personId }: ModeratedPlace,
  until: Date | null,
  reason?: string,
): Promise<boolean> {
  if (!until && !(await mutedUntil(tx, { groupId, personId }))) return false;
  await updateBelonging(tx.sql, groupId, personId, { mutedUntil: until });
  if (!until) await deleteKeptMute(tx.sql, groupId, personId);
  const what = until ? 'muted' : 'unmuted';
  await auditMember(parts, tx, viewer.personId, { id: groupId }, what, { personId, until }, reason);
  if (until) await parts.jobs.enqueue(tx, endMuteJob, { groupId, personId }, { startAfter: until });
  return true;
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

/** Mutes a member for some days; they read why and can appeal. Throws 403 for who isn't below the viewer. */
export function muteFor(
  parts: Parts,
  viewer: Viewer,
  params: MemberParams,
  { days, reason }: NewMute,
): Promise<MemberSeen> {
  return onMutable(parts, viewer, params, async (tx, place, group) => {
    const until = new Date(parts.clock.now().getTime() + days * day);
    await muteMember(parts, tx, viewer, place, until, reason);
    // The moderator’s own words: none of the reasons of a report.
    const decision = { ...params, action: 'mute', reason: 'other', note: reason, until } as const;
    await recordDecision(parts, tx, viewer, group, decision);
  });
}

/** They can post and comment again. Changes nothing for who isn’t muted. Throws 403 for who isn't below the viewer. */
export function unmute(parts: Parts, viewer: Viewer, params: MemberParams): Promise<MemberSeen> {
  return onMutable(parts, viewer, params, async (tx, place) => {
    if (!(await muteMember(parts, tx, viewer, place, null))) return;
    const recipients = [params.personId];
    await notifyOfGroup(parts, tx, 'unmuted', {
      groupId: params.groupId,
      actorId: viewer.personId,
      recipients,
    });
  });
}

function onMutable(
  parts: Parts,
  viewer: Viewer,
  { groupId, personId }: MemberParams,
  change: (tx: Transaction, place: ModeratedPlace, group: GroupSeen) => Promise<void>,
): Promise<MemberSeen> {
  return parts.database.transaction(async (tx) => {
    const group = await enterGroup(tx, viewer, groupId, 'moderate');
    const { can } = await takeMember(parts, tx, viewer, group, personId);
    if (!can.mute) throw notAllowed();
    await change(tx, { groupId, communityId: group.communityId, personId }, group);
    return takeMember(parts, tx, viewer, group, personId);
  });
}
