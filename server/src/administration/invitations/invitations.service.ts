import type { InvitationsQuery } from '@chalkline/contract/administration/invitation.schema.ts';
import type { AuditAction } from '@chalkline/contract/audit/audit-actions.ts';
import { revokeCode } from '../../accounts/codes/codes.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { stillManaging } from '../people/people.load.service.ts';
import { linkPurpose } from './invitations.mail.service.ts';
import {
  countWaiting,
  findWaiting,
  type Invitation,
  invitationOrder,
  takeWaiting,
  updateInvitation,
} from './invitations.repository.ts';

export type { Invitation } from './invitations.repository.ts';

/** Those that wait for an answer, newest first. The first page says how many there are. */
export async function listInvitations(
  { database, config }: Pick<Parts, 'database' | 'config'>,
  viewer: Viewer,
  { search, organization, ...query }: InvitationsQuery,
): Promise<Page<Invitation[]>> {
  const asked = { viewer, organization, search };
  return readPage(config, query, {
    list: ['invitations', viewer.organizationId, organization, search],
    order: invitationOrder,
    read: (page) => findWaiting(database.sql, asked, page),
    count: () => countWaiting(database.sql, asked),
  });
}

/** Takes an invitation back: its link is no longer good, and a mail that waits is not sent. */
export async function revokeInvitation(parts: Parts, viewer: Viewer, invitationId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const invitation = await enterInvitation(tx, viewer, invitationId);
    await updateInvitation(tx.sql, invitation.id, { state: 'revoked', mailDueAt: null });
    await revokeCode(parts, tx, linkPurpose(invitation.id));
    await auditInvitation(parts, tx, viewer, invitation, 'invitation.revoked');
    return null;
  });
}

/** Throws 404 for one that waits no longer, and for another organization's. */
export async function enterInvitation(
  tx: Transaction,
  viewer: Viewer,
  invitationId: string,
): Promise<Invitation> {
  const manager = await stillManaging(tx, viewer);
  const invitation = isId(invitationId) ? await takeWaiting(tx.sql, manager, invitationId) : null;
  if (!invitation) throw notFound();
  return invitation;
}

export function auditInvitation(
  parts: Parts,
  tx: Transaction,
  viewer: Pick<Viewer, 'personId'>,
  {
    id,
    email,
    accountType,
    organizationId,
  }: Pick<Invitation, 'id' | 'email' | 'accountType' | 'organizationId'>,
  action: AuditAction,
): Promise<void> {
  return recordAudit(parts, tx, {
    actorId: viewer.personId,
    action,
    subjectKind: 'invitation',
    subjectId: id,
    after: { email, accountType, organizationId },
  });
}
