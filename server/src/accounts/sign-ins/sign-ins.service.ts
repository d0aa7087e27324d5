import type { NewSession } from '@chalkline/contract/accounts/session.schema.ts';
import type { Parts } from '../../platform/parts.ts';
import { limits } from '../attempts/attempts.rules.ts';
import { countTry, forgiveTry } from '../attempts/attempts.service.ts';
import type { Whereabouts } from '../devices/known-devices.service.ts';
import { renewPasswordHash } from '../passwords/passwords.renew.service.ts';
import { findPasswordHash } from '../passwords/passwords.repository.ts';
import { isPassword } from '../passwords/passwords.service.ts';
import { findPersonByEmail } from '../people/people.repository.ts';
import { hasAccount } from '../people/people.rules.ts';
import { findRegistration } from '../registrations/registrations.repository.ts';
import { passSecondFactor } from '../second-factors/second-factors.prove.service.ts';
import { enter, type OpenedSession, requireEntry } from '../sessions/sessions.enter.service.ts';
import { credentialsWrong, emailNotVerified } from '../sessions/sessions.errors.ts';

/**
 * Signs in with a password. A wrong password reveals nothing: an unknown address costs the same statements and the same
 * hashing. Nor does a pending registration: its password gets `email_not_verified` whether or not the address has an
 * account, and no extra guesses. Throws 429, `credentials_wrong`, and for the correct password `account_suspended`,
 * `account_leaving` and what the second step throws.
 */
export async function signIn(
  parts: Parts,
  { email, password, keepAccount, ...step }: NewSession,
  from: Whereabouts,
): Promise<OpenedSession> {
  const attempt = {
    email,
    address: from.address,
    ofEmail: limits.signInOfEmail,
    fromNetwork: limits.signInFromNetwork,
  };
  await countTry(parts, attempt);
  const { sql } = parts.database;
  const person = await findPersonByEmail(sql, email);
  const hash = await findPasswordHash(sql, person?.id ?? nobodysId);
  const registration = await findRegistration(sql, email, parts.clock.now());
  // Always both, so that neither the reply nor its timing reveals which of the two exists.
  const [isTheirs, isRegistered] = await Promise.all([
    isPassword(parts, hash, password),
    isPassword(parts, registration?.passwordHash ?? null, password),
  ]);
  if (!isTheirs || person === null || !hasAccount(person)) {
    throw isRegistered ? emailNotVerified() : credentialsWrong();
  }
  await forgiveTry(parts, attempt);
  requireEntry(person, keepAccount);
  await passSecondFactor(parts, person.id, step);
  if (hash !== null) await renewPasswordHash(parts, person.id, hash, password);
  return parts.database.transaction((tx) => enter(parts, tx, person, from, { keepAccount }));
}

/** An id no person has. */
const nobodysId = '00000000-0000-7000-8000-000000000000';
