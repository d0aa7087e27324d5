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
import { alreadyStaff, staffInvitationNotFound, staffInvitationsUsedUp } from '../staff/staff.errors.ts';
import { findStaffAddresses } from '../staff/staff.repository.ts';
import { enterStaff } from '../staff/staff.service.ts';
import { sendDueMails } from './staff-invitations.mail.service.ts';
import { retractInvitationNotices } from './staff-invitations.notify.service.ts';
import { countAsked, endInvitation, findWaitingOf, keepAsked } from './staff-invitations.repository.ts';
import type { StaffInvitationRow } from './staff-invitations.table.ts';

/**
 * Asks an address to help to run a competition. Nothing is looked up beyond its own staff, so neither the answer
 * nor the time it takes tells whether there is an account. Asked again, the latest role stands, and nobody is
 * mailed twice within a day. Throws 409 `already_staff` for an address of the staff, which the caller may list, and
 * 429 `staff_invitations_used_up` when the caller has asked enough people within 24 hours.
 */
export async function inviteStaff(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { email, role }: NewStaffInvitation,
): Promise<StaffInvitationRow> {
  return parts.database.transaction(async (tx) => {
    await enterStaff(tx, viewer, competitionId);
    if ((await findStaffAddresses(tx.sql, competitionId)).has(email)) throw alreadyStaff('body.email');
    const now = parts.clock.now();
    const asked: StaffInvitationRow = {
      id: newId(now.getTime()),
      ...{ competitionId, email, role },
      state: 'waiting',
      createdBy: viewer.personId,
      invitedAt: now,
      expiresAt: new Date(now.getTime() + staffInvitationDays * day),
      mailDueAt: now,
      mailedAt: null,
    };
    await requireRoom(tx, asked, now);
    const kept = await keepAsked(tx.sql, asked, new Date(now.getTime() - day));
    // By its id: the address goes when its person is erased, the log stays.
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.staff_invited', {
      after: { staffInvitationId: kept.id, role },
    });
    await sendDueMails(parts, tx);
    return kept;
  });
}

/** Behind a lock of whoever asks, so that it holds in all their competitions at once. */
async function requireRoom(tx: Transaction, asked: StaffInvitationRow, now: Date): Promise<void> {
  await lock(tx, 'staff asked by', asked.createdBy, 'exclusive');
  const others = await countAsked(tx.sql, asked, new Date(now.getTime() - day));
  if (others.asked < staffInvitationsADay || others.firstAt === null) return;
  throw staffInvitationsUsedUp(staffInvitationsADay, new Date(others.firstAt.getTime() + day), now);
}

/** Those that wait, for owners: addresses are nobody else's to see. */
export async function listStaffInvitations(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<StaffInvitationRow[]> {
  const seen = await seeCompetition(parts.database.sql, viewer, competitionId);
  requireRight(seen, 'manageStaff');
  return findWaitingOf(parts.database.sql, competitionId);
}

/** Throws 404 for one that waits no longer. */
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
