import type { Verification } from '@chalkline/contract/accounts/person.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { limits } from '../attempts/attempts.rules.ts';
import { countTry, forgiveTry } from '../attempts/attempts.service.ts';
import { lockCode, tryCode } from '../codes/codes.service.ts';
import { emailTaken } from '../people/people.errors.ts';
import { findPersonByEmail, type Person } from '../people/people.repository.ts';
import { activatePerson, addPerson } from '../people/people.service.ts';
import { openSession, type Whereabouts } from '../sessions/sessions.service.ts';
import type { OpenedSession } from '../sessions/sessions.sign-in.service.ts';
import { codeWrong, registrationReplaced } from './registrations.errors.ts';
import { dropRegistration, findRegistration, type Registration } from './registrations.repository.ts';
import { codePurpose } from './registrations.service.ts';

/**
 * Proves the address with the mailed code, makes a person of the registration and signs them in. Throws 429,
 * `code_wrong` whatever is wrong with the code, `registration_replaced` and `email_taken`.
 */
export async function verifyEmail(
  parts: Parts,
  { email, code, registration: id }: Verification,
  from: Whereabouts,
): Promise<OpenedSession> {
  const attempt = {
    email,
    address: from.address,
    ofEmail: limits.codeOfEmail,
    fromNetwork: limits.codeFromNetwork,
  };
  await countTry(parts, attempt);
  const opened = await parts.database.transaction(async (tx) => {
    await lockCode(tx, codePurpose(email));
    const registration = await findRegistration(tx.sql, email, parts.clock.now());
    if (id !== undefined && id !== registration?.id) throw registrationReplaced();
    const isRight = await tryCode(parts, tx, codePurpose(email), code);
    // Not thrown from in here: the wrong try must stay counted.
    if (!isRight || !registration) return null;
    const person = await settle(parts, tx, registration);
    return { token: await openSession(parts, tx.sql, person.id, from), person };
  });
  if (!opened) throw codeWrong();
  await forgiveTry(parts, attempt);
  return opened;
}

/** Makes the person, or lets one who was invited come in. */
async function settle(
  parts: Parts,
  tx: Transaction,
  { email, name, passwordHash }: Registration,
): Promise<Person> {
  await dropRegistration(tx.sql, email);
  const known = await findPersonByEmail(tx.sql, email);
  if (known?.state === 'invited') return activatePerson(parts, tx.sql, known, { name, passwordHash });
  if (known) throw emailTaken();
  const proven = { accountType: 'trainee', state: 'active', emailVerified: true } as const;
  return addPerson(parts, tx.sql, { name, email, ...proven }, passwordHash);
}
