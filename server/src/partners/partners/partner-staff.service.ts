import {
  type NewPartnerStaff,
  type PartnerInvitationReply,
  partnerStaffLimits,
} from '@chalkline/contract/partners/partner-staff.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { AttemptLimit } from '../../accounts/attempts/attempts.rules.ts';
import { countOwnTry } from '../../accounts/attempts/attempts.service.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { joined, type Sql, type Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { mailPartnerInvitationJob } from './partner-staff.jobs.ts';
import { notifyOfStaff } from './partner-staff.notify.service.ts';
import {
  acceptStaff,
  deleteStaff,
  deleteStaffOf,
  findInvitations,
  findStaff,
  findStaffRow,
  type InvitationFound,
  insertStaff,
  type StaffFound,
} from './partner-staff.repository.ts';
import {
  ownsPartnerAlready,
  partnerNotFound,
  staffExists,
  staffFull,
  worksForPartner,
} from './partners.errors.ts';
import { findPartner, findPartnerOf, findPartnerOwnedBy, takePartner } from './partners.repository.ts';
import type { PartnerRow } from './partners.table.ts';

/** Throws 404 for everybody but the owner of a partner. */
export async function listStaff(parts: Parts, viewer: Viewer): Promise<StaffFound[]> {
  const { sql } = parts.database;
  return readStaff(parts, sql, await ownedBy(sql, viewer));
}

/** Who already was invited may repeat the call; nobody else. */
export async function ownsPartner({ parts, viewer }: { parts: Parts; viewer: Viewer }): Promise<void> {
  await ownedBy(parts.database.sql, viewer);
}

const aDay = 86_400;

/** Removing someone and inviting them again is no way to mail strangers (decision 038). */
const ofOwner: AttemptLimit = { name: 'partner-staff:person', times: 40, perSeconds: aDay };
const ofEmail: AttemptLimit = { name: 'partner-staff:email', times: 3, perSeconds: aDay };

/**
 * Invites an email to handle orders and products. Payouts, revenues and the partner itself stay its owner's. Throws 409
 * `staff_exists` and `staff_full`, and 429 beyond the mails of a day.
 */
export function inviteStaff(parts: Parts, viewer: Viewer, { email }: NewPartnerStaff): Promise<StaffFound[]> {
  return parts.database.transaction(async (tx) => {
    const partner = await ownedBy(tx.sql, viewer);
    await takePartner(tx.sql, partner.id);
    const owner = await personById(tx.sql, viewer.personId);
    if (owner?.email === email) throw staffExists();
    const now = parts.clock.now();
    const all = await findStaff(tx.sql, partner.id, now);
    if (all.length >= partnerStaffLimits.people) throw staffFull();
    const counted = { ...parts, database: joined(tx) };
    await countOwnTry(counted, ofOwner, viewer.personId);
    await countOwnTry(counted, ofEmail, `${viewer.personId} ${email}`);
    const id = newId(now.getTime());
    const expiresAt = new Date(now.getTime() + partnerStaffLimits.days * day);
    const row = { id, partnerId: partner.id, email, personId: null, joinedAt: null, expiresAt };
    await insertStaff(tx.sql, { ...row, invitedBy: viewer.personId, invitedAt: now }, now);
    await audit(parts, tx, viewer, partner.id, 'invited');
    await parts.jobs.enqueue(tx, mailPartnerInvitationJob, { partnerStaffId: id });
    return readStaff(parts, tx.sql, partner);
  });
}

/** Somebody on the staff, or an invitation. Throws 404 for everybody but the partner's owner. */
export function removeStaff(parts: Parts, viewer: Viewer, staffId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { id } = await ownedBy(tx.sql, viewer);
    const row = isId(staffId) ? await findStaffRow(tx.sql, staffId) : null;
    if (row?.partnerId !== id) throw partnerNotFound();
    await deleteStaff(tx.sql, row.id);
    await audit(parts, tx, viewer, id, 'removed');
    return null;
  });
}

/** Who is on no staff stays so. */
export function leaveStaff(parts: Parts, viewer: Viewer): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const left = await deleteStaffOf(tx.sql, viewer.personId);
    if (left !== null) await audit(parts, tx, viewer, left, 'left');
    return null;
  });
}

/** An invitation as who is invited sees it. */
export interface InvitationSeen extends InvitationFound {
  readonly refused: PartnerInvitationReply['refused'];
}

/** Open invitations to the viewer's email. */
export async function listInvitations(
  parts: Parts,
  viewer: Viewer,
  sql: Sql = parts.database.sql,
): Promise<InvitationSeen[]> {
  const person = await personById(sql, viewer.personId);
  if (!person) return [];
  const found = await findInvitations(sql, { email: person.email.toLowerCase() }, parts.clock.now());
  const refused = await refusalFor(sql, viewer);
  return found
    .filter(({ staff }) => staff.personId === null)
    .map((invitation) => ({ ...invitation, refused }));
}

/** Throws 404 for an invitation of another email or one that ended, 409 for who works for a partner already. */
export function answerInvitation(
  parts: Parts,
  viewer: Viewer,
  staffId: string,
  { accept }: { readonly accept: boolean },
): Promise<InvitationSeen[]> {
  return parts.database.transaction(async (tx) => {
    const now = parts.clock.now();
    const row = isId(staffId) ? await findStaffRow(tx.sql, staffId) : null;
    const person = await personById(tx.sql, viewer.personId);
    const isTheirs = row !== null && person?.email.toLowerCase() === row.email;
    if (!isTheirs || (row.expiresAt && row.expiresAt <= now)) throw partnerNotFound();
    if (row.personId === null) {
      const { partnerId } = row;
      const refused = await refusalFor(tx.sql, viewer);
      if (accept && refused) throw refused === 'owns_partner' ? ownsPartnerAlready() : worksForPartner();
      if (accept) await acceptStaff(tx.sql, row.id, viewer.personId, now);
      else await deleteStaff(tx.sql, row.id);
      await audit(parts, tx, viewer, partnerId, accept ? 'joined' : 'declined');
      const partner = await findPartner(tx.sql, partnerId);
      const happening = accept ? 'accepted' : 'declined';
      if (partner)
        await notifyOfStaff(parts, tx, {
          staffId: row.id,
          partner,
          happening,
          name: person.name,
          actorId: person.id,
        });
    }
    return listInvitations(parts, viewer, tx.sql);
  });
}

/** Why somebody can't work for one more partner; null: they can. */
async function refusalFor(sql: Sql, { personId }: Viewer): Promise<PartnerInvitationReply['refused']> {
  const partner = await findPartnerOf(sql, personId);
  if (!partner) return null;
  return partner.createdBy === personId ? 'owns_partner' : 'works_for_partner';
}

async function ownedBy(sql: Sql, { personId }: Viewer): Promise<PartnerRow> {
  const partner = await findPartnerOwnedBy(sql, personId);
  if (!partner) throw partnerNotFound();
  return partner;
}

function readStaff(parts: Parts, sql: Sql, { id }: PartnerRow): Promise<StaffFound[]> {
  return findStaff(sql, id, parts.clock.now());
}

function audit(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  subjectId: string,
  what: 'invited' | 'removed' | 'left' | 'joined' | 'declined',
): Promise<void> {
  const action = `partner.staff_${what}` as const;
  return recordAudit(parts, tx, { actorId: personId, action, subjectKind: 'partner', subjectId });
}
