import type { NewSessionByCode } from '@chalkline/contract/accounts/session.schema.ts';
import type { Parts } from '../../platform/parts.ts';
import { limits } from '../attempts/attempts.rules.ts';
import { countTry, forgiveTry } from '../attempts/attempts.service.ts';
import { codeWrong, mailNotSetUp } from '../codes/codes.errors.ts';
import { isCode, tryCode } from '../codes/codes.service.ts';
import type { Whereabouts } from '../devices/known-devices.service.ts';
import { findPersonByEmail } from '../people/people.repository.ts';
import { hasAccount } from '../people/people.rules.ts';
import { passSecondFactor } from '../second-factors/second-factors.prove.service.ts';
import { enter, type OpenedSession, requireEntry } from '../sessions/sessions.enter.service.ts';
import { mailSignInCodeJob } from './sign-in-codes.jobs.ts';

/** The purpose of an emailed code. */
export const codePurpose = (email: string) => `sign-in:${email}`;

/**
 * Has a job email a code to this address. Nothing here looks up the address, so neither the reply nor its timing
 * reveals whether it is known. Throws `mail_not_set_up` and 429.
 */
export async function askSignInCode(parts: Parts, email: string, address: string): Promise<null> {
  if (!parts.mail.reaches) throw mailNotSetUp();
  const [ofEmail, fromNetwork] = [limits.mailToEmail, limits.mailFromNetwork];
  await countTry(parts, { email, address, ofEmail, fromNetwork });
  await parts.database.transaction((tx) => parts.jobs.enqueue(tx, mailSignInCodeJob, { email }));
  return null;
}

/**
 * Signs in with the emailed code. Throws 429, `code_wrong` whatever is wrong with the code, and for a correct code
 * `account_suspended`, `account_leaving` and what the second step throws, which leave the code valid.
 */
export async function signInByCode(
  parts: Parts,
  { email, code, keepAccount, ...step }: NewSessionByCode,
  from: Whereabouts,
): Promise<OpenedSession> {
  const [ofEmail, fromNetwork] = [limits.codeOfEmail, limits.codeFromNetwork];
  const attempt = { email, address: from.address, ofEmail, fromNetwork };
  await countTry(parts, attempt);
  // Thrown outside of the transactions, so that the wrong attempt stays counted.
  const person = await parts.database.transaction(async (tx) =>
    (await isCode(parts, tx, codePurpose(email), code)) ? findPersonByEmail(tx.sql, email) : null,
  );
  if (!person || !hasAccount(person)) throw codeWrong();
  requireEntry(person, keepAccount);
  await passSecondFactor(parts, person.id, step);
  const opened = await parts.database.transaction(async (tx) =>
    (await tryCode(parts, tx, codePurpose(email), code))
      ? enter(parts, tx, person, from, { keepAccount })
      : null,
  );
  if (!opened) throw codeWrong();
  await forgiveTry(parts, attempt);
  return opened;
}
