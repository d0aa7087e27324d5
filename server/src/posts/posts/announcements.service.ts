import { type AnnouncementReach, announcementHours } from '@chalkline/contract/posts/post.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { requireGroupRight, seeGroup } from '../../groups/groups/group-access.service.ts';
import { findOtherHearers } from '../../groups/groups/group-kinds.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findHearers, findMemberIds, lastAnnouncementAt } from './hearers.repository.ts';
import { announcedToday } from './posts.errors.ts';

/** Whom an announcement would notify, for who moderates the group. Throws 403 and 404. */
export async function readReach(parts: Parts, viewer: Viewer, groupId: string): Promise<AnnouncementReach> {
  const { sql } = parts.database;
  const group = await seeGroup(sql, viewer, groupId);
  requireGroupRight(group, 'moderate');
  const asked = { groupId: group.id, actorId: viewer.personId, isHighlight: true };
  const hearers = await findHearers(sql, { ...asked, personIds: await whoHears(sql, group.id) });
  const openAt = await opensAt(parts, sql, group.id);
  return { people: hearers.length, openAt: openAt?.toISOString() ?? null };
}

/** Whom an announcement in a group is for: its members, and at an event who has tickets. */
export async function whoHears(sql: Sql, groupId: string): Promise<string[]> {
  return [...(await findMemberIds(sql, groupId)), ...(await findOtherHearers(sql, groupId))];
}

/** Throws 409 `announced_today`. Nobody else announces in the group until the transaction ends. */
export async function claimAnnouncement(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  groupId: string,
): Promise<void> {
  await lock(tx, 'announcements', groupId, 'exclusive');
  if ((await opensAt(parts, tx.sql, groupId)) !== null) throw announcedToday();
}

/** When the group can have its next announcement; null: now. */
async function opensAt({ clock }: Pick<Parts, 'clock'>, sql: Sql, groupId: string): Promise<Date | null> {
  const last = await lastAnnouncementAt(sql, groupId);
  const at = last && new Date(last.getTime() + announcementHours * hour);
  return at && at > clock.now() ? at : null;
}
