import {
  type CaseAction,
  type Decision,
  timedDecisions,
} from '@chalkline/contract/moderation/moderation-kinds.ts';
import { day } from '@chalkline/contract/spans.ts';
import {
  lockAdministrators,
  requireSuccessor,
} from '../../accounts/administrators/administrators.service.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { restore, suspend } from '../../accounts/suspensions/suspensions.service.ts';
import {
  banPerson,
  holdPlace,
  liftBan,
  type ModeratedPlace,
  mutedUntil,
  muteMember,
  ownsAlone,
} from '../../groups/members/members.moderate.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { decisionUnavailable } from './cases.errors.ts';
import { hides } from './cases.rules.ts';
import type { CaseRecord } from './cases.table.ts';
import { setVisibility } from './subjects.service.ts';

/** How long a decision lasts when nobody says. */
const usualDays = 7;

/**
 * Does what was decided. All but dismissing also takes what was reported out of sight. Gives until when it lasts.
 * Throws 422 `decision_unavailable` for somebody who is no longer there or can’t be taken out.
 */
export async function carryOut(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  found: CaseRecord,
  { decision, days = usualDays, reason }: { decision: Decision; days?: number | undefined; reason: string },
): Promise<Date | null> {
  const until = timedDecisions.includes(decision) ? new Date(parts.clock.now().getTime() + days * day) : null;
  if (decision === 'mute' || decision === 'ban') await keepQuiet(parts, tx, viewer, placeOf(found), until);
  if (decision === 'suspend') await suspendAuthor(parts, tx, viewer, found, { reason, until });
  const visibility = decision === 'dismiss' ? 'shown' : decision === 'remove' ? 'removed' : 'hidden';
  // What isn’t hidden by reports alone, a dismissal leaves as its own moderators have it.
  if (decision === 'dismiss' && !hides(found.kind)) return until;
  const isDone = await setVisibility(parts, tx, found, visibility, { viewer, reason });
  if (!isDone && decision === 'remove') throw decisionUnavailable();
  return until;
}

function placeOf({ groupId, communityId, aboutId }: CaseRecord): ModeratedPlace {
  if (groupId === null || aboutId === null) throw decisionUnavailable();
  return { groupId, communityId, personId: aboutId };
}

/** Mutes until a moment, bans without one. */
async function keepQuiet(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  place: ModeratedPlace,
  until: Date | null,
): Promise<void> {
  const there = await holdPlace(tx, place);
  if (there?.state !== 'in' || there.role === 'owner') throw decisionUnavailable();
  if (until) {
    await muteMember(parts, tx, viewer, place, until);
    return;
  }
  if (await ownsAlone(tx, viewer, place)) throw decisionUnavailable();
  await banPerson(parts, tx, viewer, place);
}

async function suspendAuthor(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { aboutId }: CaseRecord,
  { reason, until }: { readonly reason: string; readonly until: Date | null },
): Promise<void> {
  await lockAdministrators(tx);
  const person = aboutId && (await personById(tx.sql, aboutId));
  if (!person) throw decisionUnavailable();
  const isAdmin = viewer.accountType === 'admin';
  const isOurs = viewer.organizationId !== null && person.organizationId === viewer.organizationId;
  if (!isAdmin && (!isOurs || person.accountType === 'admin')) throw decisionUnavailable();
  await requireSuccessor(tx, person);
  const byOrganization = isAdmin ? null : viewer.organizationId;
  await suspend(parts, tx, person, { reason, until, byOrganization }, viewer.personId);
}

/**
 * Takes a decision back: what it took away is there again, and nobody is muted, banned or suspended by it. A mute that
 * replaced its own stays.
 */
export async function takeBack(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  found: CaseRecord,
  { action, until }: { readonly action: CaseAction; readonly until: Date | null },
): Promise<void> {
  await setVisibility(parts, tx, found, 'shown', { viewer, reason: '' });
  if (found.aboutId === null) return;
  if (action === 'suspend') {
    const person = await personById(tx.sql, found.aboutId);
    if (person?.state === 'suspended') await restore(parts, tx, person, viewer.personId);
  }
  if (action !== 'mute' && action !== 'ban') return;
  // A group that is gone keeps nobody quiet.
  if (found.groupId === null) return;
  const place = placeOf(found);
  const there = await holdPlace(tx, place);
  const isOwnMute = action === 'mute' && (await mutedUntil(tx, place))?.getTime() === until?.getTime();
  if (isOwnMute) await muteMember(parts, tx, viewer, place, null);
  if (action === 'ban' && there?.state === 'banned') await liftBan(parts, tx, viewer, place);
}
