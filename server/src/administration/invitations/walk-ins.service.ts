import type { NewWalkIn } from '@chalkline/contract/administration/walk-in.schema.ts';
import { mailNotSetUp } from '../../accounts/codes/codes.errors.ts';
import { addPerson } from '../../accounts/newcomers/newcomers.service.ts';
import { personByEmail } from '../../accounts/people/people.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireMail } from './invitations.allowance.service.ts';
import { sendDueMails } from './invitations.mail.service.ts';
import { findMembers, keepInvitation } from './invitations.repository.ts';
import { invitationRow } from './invitations.send.service.ts';
import { auditInvitation } from './invitations.service.ts';

/** Somebody at the desk: known there from now on, or asked by email to join with what they have already. */
export interface WalkIn {
  readonly personId: string | null;
}

/**
 * Signs somebody up at the desk of the viewer's organization, who gets an email to set a password. An email that belongs to
 * an account elsewhere is only asked to join: nobody is moved into an organization without a word. Someone who is in it
 * already is just found. Throws 403 without an organization, `mail_not_set_up`, `already_invited`, and 429 beyond the
 * mails of a day.
 */
export async function signUpAtDesk(
  parts: Parts,
  viewer: Viewer,
  { name, email }: NewWalkIn,
): Promise<WalkIn> {
  const { organizationId } = viewer;
  if (organizationId === null) throw notAllowed();
  if (!parts.mail.reaches) throw mailNotSetUp();
  return parts.database.transaction(async (tx) => {
    const known = await personByEmail(tx.sql, email);
    if (known && (await findMembers(tx.sql, organizationId, [email])).has(email))
      return { personId: known.id };
    const asked = { name, email, accountType: 'trainee', organizationId, note: '' } as const;
    const row = invitationRow(parts, viewer, asked);
    await requireMail(parts, tx, row);
    await keepInvitation(tx.sql, row);
    const personId = known ? null : await addNewcomer(parts, tx, viewer, asked);
    await auditInvitation(parts, tx, viewer, row, 'invitation.sent');
    await sendDueMails(parts, tx);
    return { personId };
  });
}

async function addNewcomer(
  parts: Parts,
  tx: Transaction,
  { personId: actorId }: Viewer,
  { name, email, organizationId }: NewWalkIn & { readonly organizationId: string },
): Promise<string> {
  const after = { name, email, organizationId };
  const person = { ...after, accountType: 'trainee', state: 'invited', emailVerified: false } as const;
  const { id } = await addPerson(parts, tx.sql, person, null);
  await recordAudit(parts, tx, {
    actorId,
    action: 'person.signed_up_at_desk',
    subjectKind: 'person',
    subjectId: id,
    after,
  });
  return id;
}
