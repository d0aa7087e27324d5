import {
  staffInvitationDays,
  staffInvitationsADay,
} from '@chalkline/contract/competitions/staff-invitation.lifecycle.ts';
import type { NewStaffInvitation } from '@chalkline/contract/competitions/staff-invitation.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { competitionClosed } from '../competitions/competitions.errors.ts';
import { alreadyStaff, staffInvitationNotFound, staffInvitationsUsedUp } from '../staff/staff.errors.ts';
import { findStaffAddresses } from '../staff/staff.repository.ts';
import { enterStaff } from '../staff/staff.service.ts';
import { requireFuture } from '../staff/staff.until.service.ts';
import { sendDueMails } from './staff-invitations.mail.service.ts';
import { retractInvitationNotices } from './staff-invitations.notify.service.ts';
import { countAsked, endInvitation, findWaitingOf, keepAsked } from './staff-invitations.repository.ts';
import type { StaffInvitationRow } from './staff-invitations.table.ts';

/**
 * Invites an address to join the staff. Only the competition's own staff is looked up, so neither the reply nor its
 * timing reveals whether an account exists. Inviting again updates the role, and no one is emailed twice within a day.
 * Throws 409 `competition_closed` for a canceled one, `already_staff` for an address of the staff, which the viewer can see anyway, 422 `staff_end_passed`, and 429
 * `staff_invitations_used_up` at the viewer's limit for 24 hours.
 */
export async function inviteStaff(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { email, role, until }: NewStaffInvitation,
): Promise<StaffInvitationRow> {
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterStaff(tx, viewer, competitionId);
    if (competition.state === 'canceled') throw competitionClosed(competition.state);
    requireFuture(parts, competition, until);
    if ((await findStaffAddresses(tx.sql, competitionId)).has(email)) throw alreadyStaff('body.email');
    const now = parts.clock.now();
    const asked: StaffInvitationRow = {
      id: newId(now.getTime()),
      competitionId,
      email,
      role,
      until,
      state: 'waiting',
      createdBy: viewer.personId,
      invitedAt: now,
      expiresAt: new Date(now.getTime() + staffInvitationDays * day),
      mailDueAt: now,
      mailedAt: null,
    };
    await requireRoom(tx, asked, now);
    const kept = await keepAsked(tx.sql, asked, new Date(now.getTime() - day));
    // By id: erasing a person deletes the address, while the log stays.
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.staff_invited', {
      after: { staffInvitationId: kept.id, role, until },
    });
    await sendDueMails(parts, tx);
    return kept;
  });
}

/** Locked by inviting person, so that the limit applies across all their competitions. */
async function requireRoom(tx: Transaction, asked: StaffInvitationRow, now: Date): Promise<void> {
  await lock(tx, 'staff asked by', asked.createdBy, 'exclusive');
  const others = await countAsked(tx.sql, asked, new Date(now.getTime() - day));
  if (others.asked < staffInvitationsADay || others.firstAt === null) return;
  throw staffInvitationsUsedUp(staffInvitationsADay, new Date(others.firstAt.getTime() + day), now);
}

/** Pending invitations, for owners: addresses are visible to no one else. */
export async function listStaffInvitations(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<StaffInvitationRow[]> {
  const seen = await seeCompetition(parts.database.sql, viewer, competitionId);
  requireRight(seen, 'manageStaff');
  return findWaitingOf(parts.database.sql, competitionId);
}

/** Throws 404 if it is no longer pending. */
export async function withdrawStaffInvitation(
  parts: Parts,
  viewer: Viewer,
  asked: { readonly competitionId: string; readonly staffInvitationId: string },
): Promise<null> {
  const { competitionId, staffInvitationId } = asked;
  return parts.database.transaction(async (tx) => {
    await enterStaff(tx, viewer, competitionId);
    const isEnded =
      isId(staffInvitationId) && (await endInvitation(tx.sql, staffInvitationId, 'withdrawn', competitionId));
    if (!isEnded) throw staffInvitationNotFound();
    await retractInvitationNotices(parts, tx, staffInvitationId);
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.staff_invitation_withdrawn', {
      before: { staffInvitationId },
    });
    return null;
  });
}
