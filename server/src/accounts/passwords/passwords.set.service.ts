import { isCommonPassword } from '@chalkline/contract/accounts/password.rules.ts';
import type { PasswordByLink } from '@chalkline/contract/accounts/person.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { limits } from '../attempts/attempts.rules.ts';
import { forgetTries } from '../attempts/attempts.service.ts';
import { takeLinkSecret } from '../codes/codes.service.ts';
import { placeOf, type Whereabouts } from '../devices/known-devices.service.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import { keepAccount } from '../people/people.keep.service.ts';
import { findPerson, type Person } from '../people/people.repository.ts';
import { passSecondFactor } from '../second-factors/second-factors.prove.service.ts';
import { enterAs, type OpenedSession } from '../sessions/sessions.enter.service.ts';
import { accountSuspended } from '../sessions/sessions.errors.ts';
import { endSessionsOf } from '../sessions/sessions.repository.ts';
import { activatePerson } from './passwords.activate.service.ts';
import { linkInvalid, passwordCommon } from './passwords.errors.ts';
import { openLink, revokePasswordLinks } from './passwords.link.service.ts';
import { keepPasswordHash } from './passwords.repository.ts';
import { hashPassword } from './passwords.service.ts';

/**
 * Sets the password of the person the link was created for. Ends every session and every other link, so that nobody
 * stays or gets in with older credentials. Cancels a pending deletion of the account. Throws `link_invalid`,
 * `password_common`, `account_suspended` and what the second step throws.
 */
export async function setPasswordByLink(
  parts: Parts,
  { token, password, name, ...step }: PasswordByLink,
  from: Whereabouts,
): Promise<OpenedSession> {
  // Checked before the slow hash; used up, once, in the transaction below.
  const { purpose, secret, person } = await openLink(parts, token);
  if (person.state === 'suspended') throw accountSuspended(person);
  if (isCommonPassword(password, { email: person.email, name: name ?? person.name })) throw passwordCommon();
  await passSecondFactor(parts, person.id, step);
  const passwordHash = await hashPassword(parts, password);
  const opened = await parts.database.transaction(async (tx) => {
    if (!(await takeLinkSecret(parts, tx, purpose, secret))) throw linkInvalid();
    return resetTo(parts, tx, { ...person, name: name ?? person.name }, passwordHash, from);
  });
  await forgiveAll(parts, person.email);
  return opened;
}

/**
 * Leaves the person with this password and a single session. The caller has verified them by a link. Throws
 * `state_changed` if they have just been suspended.
 */
export async function resetTo(
  parts: Parts,
  tx: Transaction,
  { id, name }: Pick<Person, 'id' | 'name'>,
  passwordHash: string,
  from: Whereabouts,
): Promise<OpenedSession> {
  // A change with the old password must not land after this one.
  await lock(tx, 'password', id, 'exclusive');
  const person = await findPerson(tx.sql, id);
  if (!person || person.state === 'suspended') throw stateChanged('account');
  const changed = await settle(parts, tx, person, { name, passwordHash });
  await revokePasswordLinks(parts, tx, id);
  await endSessionsOf(tx.sql, id);
  const subject = { subjectKind: 'person', subjectId: id };
  await recordAudit(parts, tx, { actorId: id, action: 'person.password_set', ...subject });
  if (person.state !== 'invited') await tellSecurity(parts, tx, id, 'password_reset', placeOf(from));
  return enterAs(parts, tx, changed, from);
}

async function settle(
  parts: Parts,
  tx: Transaction,
  person: Person,
  { name, passwordHash }: { readonly name: string; readonly passwordHash: string },
): Promise<Person> {
  if (person.state === 'invited') return activatePerson(parts, tx.sql, person, { name, passwordHash });
  await keepPasswordHash(parts, tx.sql, person.id, passwordHash);
  return person.state === 'leaving' ? keepAccount(parts, tx, person) : person;
}

/** A person who proved that the mailbox is theirs isn't locked out by other people's attempts. */
export async function forgiveAll(parts: Parts, email: string): Promise<void> {
  for (const limit of [limits.signInOfEmail, limits.codeOfEmail]) await forgetTries(parts, limit, email);
}
