import { isCommonPassword } from '@chalkline/contract/accounts/password.rules.ts';
import type { EmailChangeUndo } from '@chalkline/contract/accounts/security.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { isLinkSecret, revokeCode, takeLinkSecret } from '../codes/codes.service.ts';
import type { Whereabouts } from '../devices/known-devices.service.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import { deletePasskeysOf } from '../passkeys/passkeys.repository.ts';
import { linkInvalid, passwordCommon } from '../passwords/passwords.errors.ts';
import { hashPassword } from '../passwords/passwords.service.ts';
import { forgiveAll, resetTo } from '../passwords/passwords.set.service.ts';
import { changeEmailOf, findPerson, type Person } from '../people/people.repository.ts';
import { passSecondFactor } from '../second-factors/second-factors.prove.service.ts';
import type { OpenedSession } from '../sessions/sessions.enter.service.ts';
import { accountSuspended } from '../sessions/sessions.errors.ts';
import {
  dropAskedChange,
  type EmailChange,
  findChange,
  undoChangesSince,
} from './email-changes.repository.ts';
import { codePurpose, lockChanges, undoPurpose } from './email-changes.service.ts';

/**
 * Takes the account back with the link in the old mail box: the old address returns, later changes are undone
 * with it and their links die, everybody is signed out, passkeys are removed and the password is a new one. Throws `link_invalid`,
 * `password_common`, `account_suspended` and what the second step throws.
 */
export async function undoEmailChange(
  parts: Parts,
  { token, password, ...step }: EmailChangeUndo,
  from: Whereabouts,
): Promise<OpenedSession> {
  const { change, person, secret } = await openUndoLink(parts, token);
  if (person.state === 'suspended') throw accountSuspended(person);
  if (isCommonPassword(password, { name: person.name, email: change.oldEmail })) throw passwordCommon();
  await passSecondFactor(parts, person.id, step);
  const passwordHash = await hashPassword(parts, password);
  const opened = await parts.database.transaction(async (tx) => {
    await lockChanges(tx, person.id);
    if (!(await takeLinkSecret(parts, tx, undoPurpose(change.id), secret))) throw linkInvalid();
    await takeBack(parts, tx, change);
    return resetTo(parts, tx, person, passwordHash, from);
  });
  await forgiveAll(parts, change.oldEmail);
  return opened;
}

/** Which change a link undoes. Uses nothing up. Throws `link_invalid`. */
async function openUndoLink(
  parts: Parts,
  token: string,
): Promise<{ change: EmailChange; person: Person; secret: string }> {
  const { sql } = parts.database;
  const [kind, changeId = '', secret = ''] = token.split('.');
  const change = kind === 'undo' && isId(changeId) ? await findChange(sql, changeId) : null;
  const person = change && (await findPerson(sql, change.personId));
  if (!change || !person) throw linkInvalid();
  if (!(await isLinkSecret(parts, sql, undoPurpose(changeId), secret))) throw linkInvalid();
  return { change, person, secret };
}

async function takeBack(parts: Parts, tx: Transaction, change: EmailChange): Promise<void> {
  const { personId, oldEmail } = change;
  const person = await findPerson(tx.sql, personId);
  const restored = person && (await changeEmailOf(tx.sql, person, oldEmail, parts.clock.now()));
  if (!restored) throw stateChanged('account');
  for (const id of await undoChangesSince(tx.sql, change)) await revokeCode(parts, tx, undoPurpose(id));
  await revokeCode(parts, tx, codePurpose(personId));
  await dropAskedChange(tx.sql, personId);
  await dropPasskeys(parts, tx, personId);
  const [before, after] = [{ email: person.email }, { email: oldEmail }];
  const subject = { subjectKind: 'person', subjectId: personId };
  const action = 'person.email_change_undone';
  await recordAudit(parts, tx, { actorId: personId, action, ...subject, before, after });
  const emails = { restoredEmail: oldEmail, removedEmail: person.email };
  await tellSecurity(parts, tx, personId, 'email_change_undone', emails);
}

/** The person who changed the email could have added one. The owner adds theirs again. */
async function dropPasskeys(parts: Parts, tx: Transaction, personId: string): Promise<void> {
  for (const { name } of await deletePasskeysOf(tx.sql, personId)) {
    const subject = { subjectKind: 'person', subjectId: personId };
    await recordAudit(parts, tx, { actorId: personId, action: 'person.passkey_removed', ...subject });
    await tellSecurity(parts, tx, personId, 'passkey_removed', { name });
  }
}
