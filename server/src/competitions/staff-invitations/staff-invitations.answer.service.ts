import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { personById } from '../../accounts/people/people.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { competitionClosed } from '../competitions/competitions.errors.ts';
import { findCompetition } from '../competitions/competitions.repository.ts';
import { staffInvitationExpired, staffInvitationNotFound } from '../staff/staff.errors.ts';
import { insertStaff, type StaffMember } from '../staff/staff.repository.ts';
import { holdStaff, memberOf } from '../staff/staff.service.ts';
import { endAfter, hasPassed } from '../staff/staff.until.service.ts';
import { retractInvitationNotices } from './staff-invitations.notify.service.ts';
import {
  endInvitation,
  findWaitingById,
  findWaitingFor,
  type StaffInvitation,
} from './staff-invitations.repository.ts';

/** More than anyone answers at once; answering makes room for older ones. */
const shownAtOnce = 100;

/** Pending invitations to the viewer's verified address. */
export async function listMyStaffInvitations(parts: Parts, viewer: Viewer): Promise<StaffInvitation[]> {
  const { sql } = parts.database;
  const email = await provenAddress(sql, viewer);
  if (email === null) return [];
  return findWaitingFor(sql, { email, now: parts.clock.now(), limit: shownAtOnce });
}

/**
 * Makes the invited person staff. Throws 404 for an invitation that doesn't exist or is someone else's, 409
 * `staff_invitation_expired`, `already_staff`, and `state_changed` if its role is not the one they saw.
 */
export async function acceptStaffInvitation(
  parts: Parts,
  viewer: Viewer,
  staffInvitationId: string,
  role: StaffRole,
): Promise<StaffMember> {
  return parts.database.transaction(async (tx) => {
    const invitation = await take(tx, viewer, staffInvitationId);
    const { competitionId, createdBy } = invitation;
    const createdAt = parts.clock.now();
    if (invitation.expiresAt <= createdAt) throw staffInvitationExpired();
    if (invitation.role !== role) throw stateChanged('invitation', 'The role is different now.');
    const { until } = invitation;
    const seen = await findCompetition(tx.sql, competitionId, null);
    if (seen?.competition.state === 'canceled') throw competitionClosed(seen.competition.state);
    if (!seen || hasPassed(seen.competition, until, createdAt)) throw staffInvitationExpired();
    await endAfter(parts, tx, seen.competition, until);
    await insertStaff(tx.sql, {
      competitionId,
      role,
      until,
      createdAt,
      personId: viewer.personId,
      createdBy,
    });
    await end(parts, tx, invitation, 'accepted');
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.staff_added', {
      after: { personId: viewer.personId, role, staffInvitationId },
    });
    return memberOf(tx, competitionId, viewer.personId);
  });
}

/** Throws 404 for an invitation that doesn't exist or is someone else's. */
export async function declineStaffInvitation(
  parts: Parts,
  viewer: Viewer,
  staffInvitationId: string,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const invitation = await take(tx, viewer, staffInvitationId);
    await end(parts, tx, invitation, 'declined');
    const action = 'competition.staff_invitation_declined';
    await auditCompetition(parts, tx, viewer, invitation.competitionId, action, {
      before: { staffInvitationId, role: invitation.role },
    });
    return null;
  });
}

/** The viewer's own invitation, read again under the staff lock. */
async function take(tx: Transaction, viewer: Viewer, staffInvitationId: string): Promise<StaffInvitation> {
  const email = await provenAddress(tx.sql, viewer);
  if (email === null || !isId(staffInvitationId)) throw staffInvitationNotFound();
  const found = await findWaitingById(tx.sql, staffInvitationId, email);
  if (!found) throw staffInvitationNotFound();
  await holdStaff(tx, found.competitionId);
  const held = await findWaitingById(tx.sql, staffInvitationId, email);
  if (!held) throw staffInvitationNotFound();
  return held;
}

async function end(
  parts: Parts,
  tx: Transaction,
  { id }: StaffInvitation,
  state: 'accepted' | 'declined',
): Promise<void> {
  if (!(await endInvitation(tx.sql, id, state))) throw staffInvitationNotFound();
  await retractInvitationNotices(parts, tx, id);
}

async function provenAddress(sql: Sql, viewer: Viewer): Promise<string | null> {
  const person = await personById(sql, viewer.personId);
  return person?.state === 'active' && person.emailVerified ? person.email : null;
}
