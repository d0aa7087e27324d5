import type { Verification } from '@chalkline/contract/accounts/person.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { limits } from '../attempts/attempts.rules.ts';
import { countTry, forgiveTry } from '../attempts/attempts.service.ts';
import { codeWrong } from '../codes/codes.errors.ts';
import { lockCode, tryCode } from '../codes/codes.service.ts';
import type { Whereabouts } from '../devices/known-devices.service.ts';
import { addPerson, type ClaimByEmail } from '../newcomers/newcomers.service.ts';
import { activatePerson } from '../passwords/passwords.activate.service.ts';
import { isInvitationOpen } from '../passwords/passwords.link.service.ts';
import { emailTaken } from '../people/people.errors.ts';
import { findPersonByEmail, type Person } from '../people/people.repository.ts';
import { mayArrive } from '../people/people.rules.ts';
import { enterAs, type OpenedSession } from '../sessions/sessions.enter.service.ts';
import { registrationReplaced } from './registrations.errors.ts';
import { dropRegistration, findRegistration, type Registration } from './registrations.repository.ts';
import { codePurpose } from './registrations.service.ts';

/** Somebody who has just proven their address. */
export interface Newcomer {
  readonly person: Person;
  readonly registrationId: string;
}

/**
 * What else becomes of a registration, in the transaction that makes the person; gives them as they are from now
 * on. Each domain declares its own in its domain.ts.
 */
export type WelcomeNewcomer = (parts: Parts, tx: Transaction, newcomer: Newcomer) => Promise<Person>;

/**
 * Proves the address with the mailed code, makes a person of the registration and signs them in. Throws 429,
 * `code_wrong` whatever is wrong with the code, `registration_replaced`, `email_taken`, and what a domain that
 * welcomes them throws.
 */
export async function verifyEmail(
  parts: Parts,
  {
    welcomes,
    claims,
  }: { readonly welcomes: readonly WelcomeNewcomer[]; readonly claims: readonly ClaimByEmail[] },
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
    let person = await settle(parts, tx, registration);
    for (const welcome of welcomes) {
      person = await welcome(parts, tx, { person, registrationId: registration.id });
    }
    for (const { give } of claims) await give(tx, person);
    return enterAs(parts, tx, person, from);
  });
  if (!opened) throw codeWrong();
  await forgiveTry(parts, attempt);
  return opened;
}

const asAnybody = { accountType: 'trainee', organizationId: null } as const;

/** Makes the person, or lets one who was invited or a guest come in. */
async function settle(
  parts: Parts,
  tx: Transaction,
  { email, name, passwordHash }: Registration,
): Promise<Person> {
  await dropRegistration(tx.sql, email);
  const known = await findPersonByEmail(tx.sql, email);
  if (known && mayArrive(known)) {
    // Proving the address is what the invitation's link does; what it offered ends with it.
    const isOpen = await isInvitationOpen(parts, tx.sql, known.id);
    const own = { name, passwordHash };
    return activatePerson(parts, tx.sql, known, isOpen ? own : { ...own, ...asAnybody });
  }
  if (known) throw emailTaken();
  const proven = { accountType: 'trainee', state: 'active', emailVerified: true } as const;
  return addPerson(parts, tx.sql, { name, email, ...proven }, passwordHash);
}
