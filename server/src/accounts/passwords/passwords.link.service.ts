import { isCommonPassword } from '@chalkline/contract/accounts/password.rules.ts';
import type { PasswordByLink } from '@chalkline/contract/accounts/person.schema.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { isLinkSecret, makeLinkSecret, takeLinkSecret } from '../codes/codes.service.ts';
import { findPerson, type Person } from '../people/people.repository.ts';
import { activatePerson } from '../people/people.service.ts';
import { accountSuspended } from '../sessions/sessions.errors.ts';
import { endSessionsOf } from '../sessions/sessions.repository.ts';
import { openSession, type Whereabouts } from '../sessions/sessions.service.ts';
import type { OpenedSession } from '../sessions/sessions.sign-in.service.ts';
import { linkInvalid, passwordCommon } from './passwords.errors.ts';
import { keepPasswordHash } from './passwords.repository.ts';
import { hashPassword } from './passwords.service.ts';

const linkHours = 24;
const purposeOf = (personId: string) => `set-password:${personId}`;

/**
 * A link with which the person sets their password, once, within a day. The secret stands behind the `#`, so
 * it reaches no server and no log on its way.
 */
export async function makePasswordLink(parts: Parts, tx: Transaction, personId: string): Promise<string> {
  const secret = await makeLinkSecret(parts, tx, purposeOf(personId), linkHours * 60);
  return `${absoluteUrl(parts.config.publicUrl, urlOf('resetPassword'))}#${personId}.${secret}`;
}

/**
 * Sets the password of whoever the link was made for. Every session ends, so that nobody stays signed in with
 * what was known before. Throws `link_invalid`, `password_common` and `account_suspended`.
 */
export async function setPasswordByLink(
  parts: Parts,
  { token, password }: PasswordByLink,
  from: Whereabouts,
): Promise<OpenedSession> {
  const [personId = '', secret = ''] = token.split('.');
  const person = isId(personId) ? await findPerson(parts.database.sql, personId) : null;
  // Looked at before the slow hash; taken, once, in the transaction below.
  const mayTry = person && (await isLinkSecret(parts, parts.database.sql, purposeOf(personId), secret));
  if (!person || !mayTry) throw linkInvalid();
  if (person.state === 'suspended') throw accountSuspended();
  if (isCommonPassword(password, person)) throw passwordCommon();
  const passwordHash = await hashPassword(password);
  return parts.database.transaction(async (tx) => {
    if (!(await takeLinkSecret(parts, tx, purposeOf(personId), secret))) throw linkInvalid();
    const changed = await settle(parts, tx, person, passwordHash);
    await endSessionsOf(tx.sql, personId);
    const subject = { subjectKind: 'person', subjectId: personId };
    await recordAudit(parts, tx, { actorId: personId, action: 'person.password_set', ...subject });
    return { token: await openSession(parts, tx.sql, personId, from), person: changed };
  });
}

async function settle(parts: Parts, tx: Transaction, person: Person, passwordHash: string): Promise<Person> {
  const { name, state } = person;
  if (state === 'invited') return activatePerson(parts, tx.sql, person, { name, passwordHash });
  await keepPasswordHash(parts, tx.sql, person.id, passwordHash);
  return person;
}
