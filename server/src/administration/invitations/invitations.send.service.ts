import { grantableTypes, needsOrganization } from '@chalkline/contract/administration/account-grants.ts';
import type { NewInvitation } from '@chalkline/contract/administration/invitation.schema.ts';
import { mailNotSetUp } from '../../accounts/codes/codes.errors.ts';
import { emailTaken } from '../../accounts/people/people.errors.ts';
import type { Sql } from '../../platform/database/database.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  administratorsJoinNone,
  alreadyMember,
  organizationNeeded,
  unknownOrganization,
} from '../administration.errors.ts';
import { findOrganizationById, type NamedOrganization } from '../organizations/organizations.repository.ts';
import { stillManaging } from '../people/people.load.service.ts';
import { requireMail } from './invitations.allowance.service.ts';
import { sendDueMails } from './invitations.mail.service.ts';
import { findMembers, type Invitation, keepInvitation, updateInvitation } from './invitations.repository.ts';
import { expiryFrom } from './invitations.rules.ts';
import { auditInvitation, enterInvitation } from './invitations.service.ts';
import type { InvitationRow } from './invitations.table.ts';

/**
 * Invites somebody by mail. Into an organization nothing is looked up beyond it, so neither answer nor list
 * tells whether the address has an account elsewhere. Throws `already_invited`, `already_member`,
 * `email_taken` (to administrators of the site), `organization_needed`, `unknown_organization`,
 * `administrators_join_none`, `mail_not_set_up`, and 429 when the organization has mailed enough within 24 hours.
 */
export async function invitePerson(parts: Parts, viewer: Viewer, body: NewInvitation): Promise<Invitation> {
  if (!parts.mail.reaches) throw mailNotSetUp();
  return parts.database.transaction(async (tx) => {
    const manager = await stillManaging(tx, viewer);
    if (!grantableTypes(manager.accountType).includes(body.accountType)) throw notAllowed();
    const organization = await organizationFor(tx.sql, manager, body.organizationId);
    if (organization === null && needsOrganization(body.accountType)) {
      throw organizationNeeded('body.organizationId');
    }
    if (organization !== null && body.accountType === 'admin')
      throw administratorsJoinNone('body.accountType');
    const isKnown = (await findMembers(tx.sql, organization?.id ?? null, [body.email])).has(body.email);
    if (isKnown) throw organization ? alreadyMember() : emailTaken();
    const row = invitationRow(parts, manager, { ...body, organizationId: organization?.id ?? null });
    await requireMail(parts, tx, row);
    await keepInvitation(tx.sql, row);
    await auditInvitation(parts, tx, manager, row, 'invitation.sent');
    await sendDueMails(parts, tx);
    return { ...row, ...ofOrganization(organization), inviter: viewer.name };
  });
}

function ofOrganization(organization: NamedOrganization | null) {
  const { name = null, identifier = null, trialStartedAt = null, trialPeriod = null } = organization ?? {};
  const { paidUntil = null } = organization ?? {};
  return { organization: name, identifier, trialStartedAt, trialPeriod, paidUntil };
}

/**
 * Mails an invitation again, good for as long as a new one; what waits for its mail goes on waiting. Throws 404,
 * `mail_not_set_up`, and 429 like `invitePerson`.
 */
export async function sendInvitationAgain(
  parts: Parts,
  viewer: Viewer,
  invitationId: string,
): Promise<Invitation> {
  if (!parts.mail.reaches) throw mailNotSetUp();
  return parts.database.transaction(async (tx) => {
    const invitation = await enterInvitation(tx, viewer, invitationId);
    if (invitation.mailDueAt !== null) return invitation;
    await requireMail(parts, tx, invitation);
    const renewed = { mailDueAt: parts.clock.now(), expiresAt: expiryFrom(parts.clock.now()) };
    await updateInvitation(tx.sql, invitation.id, renewed);
    await auditInvitation(parts, tx, viewer, invitation, 'invitation.sent_again');
    await sendDueMails(parts, tx);
    return { ...invitation, ...renewed };
  });
}

/** A new one, whose mail is due. */
export function invitationRow(
  parts: Pick<Parts, 'clock'>,
  { personId }: Pick<Viewer, 'personId'>,
  asked: Pick<InvitationRow, 'name' | 'email' | 'accountType' | 'organizationId' | 'note'>,
): InvitationRow {
  const { name, email, accountType, organizationId, note } = asked;
  const now = parts.clock.now();
  return {
    name,
    email,
    accountType,
    organizationId,
    note,
    id: newId(now.getTime()),
    state: 'waiting',
    createdBy: personId,
    personId: null,
    mailDueAt: now,
    mailedAt: null,
    expiresAt: expiryFrom(now),
    createdAt: now,
  };
}

/** The organization that is invited to: a corporate_admin's own, whatever they say but another. */
async function organizationFor(
  sql: Sql,
  viewer: Viewer,
  asked: string | null,
): Promise<NamedOrganization | null> {
  const isOutside = viewer.accountType !== 'admin' && asked !== null && asked !== viewer.organizationId;
  if (isOutside) throw unknownOrganization('body.organizationId');
  const wanted = viewer.accountType === 'admin' ? asked : viewer.organizationId;
  if (wanted === null) {
    if (viewer.accountType === 'admin') return null;
    throw notAllowed();
  }
  const found = isId(wanted) ? await findOrganizationById(sql, wanted) : null;
  if (!found) throw unknownOrganization('body.organizationId');
  return found;
}
