import type { GuestReply, NewGuest } from '@chalkline/contract/accounts/guest.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { limits } from '../attempts/attempts.rules.ts';
import { countTry, forgiveTry } from '../attempts/attempts.service.ts';
import { codeWrong, mailNotSetUp } from '../codes/codes.errors.ts';
import { tryCode } from '../codes/codes.service.ts';
import type { Whereabouts } from '../devices/known-devices.service.ts';
import { addPerson, type ClaimByEmail } from '../newcomers/newcomers.service.ts';
import { emailTaken } from '../people/people.errors.ts';
import { changePerson, findPersonByEmail, type Person } from '../people/people.repository.ts';
import { hasAccount } from '../people/people.rules.ts';
import { openSession } from '../sessions/sessions.service.ts';
import { guestUnknown } from './guests.errors.ts';
import { mailGuestCodeJob } from './guests.jobs.ts';

/** What a mailed code is for. */
export const codePurpose = (email: string) => `guest:${email}`;

/**
 * Lets a job mail a code to this address. Nothing here looks whether anybody has it, so neither answer nor time can
 * tell. Throws `mail_not_set_up` and 429.
 */
export async function askGuestCode(parts: Parts, email: string, address: string): Promise<null> {
  if (!parts.mail.reaches) throw mailNotSetUp();
  const [ofEmail, fromNetwork] = [limits.mailToEmail, limits.mailFromNetwork];
  await countTry(parts, { email, address, ofEmail, fromNetwork });
  await parts.database.transaction((tx) => parts.jobs.enqueue(tx, mailGuestCodeJob, { email }));
  return null;
}

/**
 * Lets in a guest with the mailed code: the one known by this email, or with a name, given now or at a desk, a new one. Throws 429, `code_wrong`
 * whatever is wrong with the code, and after the right one `guest_unknown` and `email_taken`, which leave it good.
 */
export async function enterAsGuest(
  parts: Parts,
  claims: readonly ClaimByEmail[],
  { email, code, name }: NewGuest,
  from: Whereabouts,
): Promise<GuestReply> {
  const [ofEmail, fromNetwork] = [limits.codeOfEmail, limits.codeFromNetwork];
  const attempt = { email, address: from.address, ofEmail, fromNetwork };
  await countTry(parts, attempt);
  const opened = await parts.database.transaction(async (tx) => {
    // Not thrown from in here: the wrong try must stay counted.
    if (!(await tryCode(parts, tx, codePurpose(email), code))) return null;
    const guest = await guestOf(parts, tx, claims, { email, name });
    for (const { give } of claims) await give(tx, guest);
    return { token: await openSession(parts, tx.sql, guest.id, from), name: guest.name, email };
  });
  if (!opened) throw codeWrong();
  await forgiveTry(parts, attempt);
  return opened;
}

async function guestOf(
  parts: Parts,
  tx: Transaction,
  claims: readonly ClaimByEmail[],
  { email, name }: Pick<NewGuest, 'email' | 'name'>,
): Promise<Person> {
  const known = await findPersonByEmail(tx.sql, email);
  if (known && hasAccount(known)) throw emailTaken();
  const proven = { accountType: 'trainee', state: 'guest', emailVerified: true } as const;
  if (known) {
    // Also without a change: an account that is made at this moment ends the sessions that are there.
    const change = known.state === 'guest' && name !== undefined ? { name } : {};
    const kept = await changePerson(tx.sql, known, change, parts.clock.now());
    if (!kept) throw emailTaken();
    return kept;
  }
  const given = name ?? (await nameIn(tx, claims, email));
  if (given === null) throw guestUnknown();
  return addPerson(parts, tx.sql, { name: given, email, ...proven }, null);
}

/** Who comes back to what a desk sold them gave their name there. */
async function nameIn(
  tx: Transaction,
  claims: readonly ClaimByEmail[],
  email: string,
): Promise<string | null> {
  for (const { nameOf } of claims) {
    const name = await nameOf(tx, email);
    if (name !== null) return name;
  }
  return null;
}
