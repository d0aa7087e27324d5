import type { Acceptance, OpenedInvitation } from '@chalkline/contract/accounts/invited.schema.ts';
import { isCommonPassword } from '@chalkline/contract/accounts/password.rules.ts';
import { readOnlySince } from '@chalkline/contract/organizations/trial.rules.ts';
import { lockAdministrators } from '../../accounts/administrators/administrators.service.ts';
import { isLinkSecret, takeLinkSecret } from '../../accounts/codes/codes.service.ts';
import { addPerson } from '../../accounts/newcomers/newcomers.service.ts';
import { activatePerson } from '../../accounts/passwords/passwords.activate.service.ts';
import { passwordCommon } from '../../accounts/passwords/passwords.errors.ts';
import { hashPassword } from '../../accounts/passwords/passwords.service.ts';
import { hasAccount } from '../../accounts/people/people.rules.ts';
import { type Person, personByEmail, personById } from '../../accounts/people/people.service.ts';
import { enter, type OpenedSession } from '../../accounts/sessions/sessions.enter.service.ts';
import { whereabouts } from '../../accounts/sessions/sessions.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { trialOf } from '../../organizations/organizations.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { organizationReadOnly, sessionEnded, stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  administratorsJoinNone,
  inAnotherOrganization,
  invitationForAnother,
  invitationInvalid,
} from '../administration.errors.ts';
import { linkPurpose } from './invitations.mail.service.ts';
import { type Invitation, settleMember, takeByLink, updateInvitation } from './invitations.repository.ts';

/** What the link shows its holder. Doesn't use it up. Throws `invitation_invalid`. */
export async function openInvitation(parts: Parts, token: string): Promise<OpenedInvitation> {
  return parts.database.transaction(async (tx) => {
    const { name, email, accountType, organization, note } = await behind(parts, tx.sql, token);
    const person = await personByEmail(tx.sql, email);
    return {
      name,
      email,
      accountType,
      organization,
      note,
      hasAccount: person !== null && hasAccount(person),
    };
  });
}

/**
 * Accepts with a new account, whose address the link proves. Throws `invitation_invalid`, `password_common`,
 * `email_taken` if an account exists by then (it can accept instead), and `organization_read_only`.
 */
export async function acceptInvitation(
  parts: Parts,
  { token, name, password }: Acceptance,
  call: Parameters<typeof whereabouts>[0],
): Promise<OpenedSession> {
  // Checked before the slow hash; used up, once, in the transaction below.
  const { email } = await parts.database.transaction((tx) => behind(parts, tx.sql, token));
  if (isCommonPassword(password, { name, email })) throw passwordCommon();
  const passwordHash = await hashPassword(parts, password);
  return parts.database.transaction(async (tx) => {
    const invitation = await take(parts, tx, token);
    const person = await comeIn(parts, tx, invitation, { name, passwordHash });
    await settle(parts, tx, invitation, person);
    return enter(parts, tx, person, whereabouts(call));
  });
}

/** Creates the person. An administrator invited by a command on the server becomes one here. */
async function comeIn(
  parts: Parts,
  tx: Transaction,
  { email, accountType, organizationId }: Invitation,
  { name, passwordHash }: { readonly name: string; readonly passwordHash: string },
): Promise<Person> {
  const known = await personByEmail(tx.sql, email);
  if (known?.state === 'guest')
    return activatePerson(parts, tx.sql, known, { name, passwordHash, accountType, organizationId });
  if (known?.state === 'invited') return activatePerson(parts, tx.sql, known, { name, passwordHash });
  const proven = { name, email, accountType, organizationId, state: 'active', emailVerified: true } as const;
  return addPerson(parts, tx.sql, proven, passwordHash);
}

/**
 * Accepts with the signed-in account. Throws `invitation_invalid`, `invitation_for_another`, `in_another_organization`,
 * `administrators_join_none` and `organization_read_only`.
 */
export async function joinByInvitation(parts: Parts, viewer: Viewer, token: string): Promise<Person> {
  return parts.database.transaction(async (tx) => {
    await lockAdministrators(tx);
    const person = await personById(tx.sql, viewer.personId);
    if (!person) throw sessionEnded();
    const { email } = await behind(parts, tx.sql, token);
    if (email !== person.email) throw invitationForAnother();
    if (person.accountType === 'admin') throw administratorsJoinNone();
    if (person.organizationId !== null) throw inAnotherOrganization();
    const invitation = await take(parts, tx, token);
    const { organizationId } = invitation;
    // An invitation to the whole site can raise a person's account type, never lower it.
    const keepsType = organizationId === null && person.accountType !== 'trainee';
    const accountType = keepsType ? person.accountType : invitation.accountType;
    if (!(await settleMember(tx.sql, person.id, { accountType, organizationId }, parts.clock.now()))) {
      throw stateChanged('account');
    }
    await settle(parts, tx, invitation, person);
    return { ...person, accountType, organizationId };
  });
}

/** The invitation behind a link, locked until the transaction ends. */
async function behind(parts: Parts, sql: Sql, token: string): Promise<Invitation> {
  const { id, secret } = read(token);
  const invitation = isId(id) ? await takeByLink(sql, id) : null;
  const isRight = invitation && (await isLinkSecret(parts, sql, linkPurpose(id), secret));
  if (!isRight || invitation.expiresAt <= parts.clock.now()) throw invitationInvalid();
  return invitation;
}

/** The same, but uses the link up: of two parallel calls only one gets it. */
async function take(parts: Parts, tx: Transaction, token: string): Promise<Invitation> {
  const invitation = await behind(parts, tx.sql, token);
  if (!(await takeLinkSecret(parts, tx, linkPurpose(invitation.id), read(token).secret))) {
    throw invitationInvalid();
  }
  refuseWhereReadOnly(parts, invitation);
  return invitation;
}

/** An organization whose trial is over is read-only, so no one can join it. */
function refuseWhereReadOnly({ clock }: Parts, { trialStartedAt, ...trial }: Invitation): void {
  if (trialStartedAt && readOnlySince(trialOf({ ...trial, trialStartedAt }), clock.now()))
    throw organizationReadOnly();
}

async function settle(parts: Parts, tx: Transaction, invitation: Invitation, person: Person): Promise<void> {
  const answered = { state: 'accepted', personId: person.id, mailDueAt: null } as const;
  await updateInvitation(tx.sql, invitation.id, answered);
  const { accountType, organizationId, organization } = invitation;
  await recordAudit(parts, tx, {
    actorId: person.id,
    action: organizationId ? 'person.joined_organization' : 'person.came_by_invitation',
    subjectKind: 'person',
    subjectId: person.id,
    after: { accountType, organizationId, organization },
  });
}

function read(token: string): { id: string; secret: string } {
  const [id = '', secret = ''] = token.split('.');
  return { id, secret };
}
