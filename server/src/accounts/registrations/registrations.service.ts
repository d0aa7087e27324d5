import { isCommonPassword } from '@chalkline/contract/accounts/password.rules.ts';
import type { NewRegistration } from '@chalkline/contract/accounts/person.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { limits } from '../attempts/attempts.rules.ts';
import { countTry } from '../attempts/attempts.service.ts';
import { mailNotSetUp } from '../codes/codes.errors.ts';
import { revokeCode } from '../codes/codes.service.ts';
import { passwordCommon } from '../passwords/passwords.errors.ts';
import { hashPassword } from '../passwords/passwords.service.ts';
import { mailCodeJob } from './registrations.jobs.ts';
import { keepRegistration } from './registrations.repository.ts';

/** The purpose of an emailed code. */
export const codePurpose = (email: string) => `verify-email:${email}`;

/**
 * Stores the registration and has a job email the code. Nothing here looks up the address, so neither the reply nor its
 * timing reveals whether it is known. `alongside` stores what was registered together with it. Throws
 * `password_common`, `mail_not_set_up` and 429.
 */
export async function register(
  parts: Parts,
  { name, email, password }: NewRegistration,
  address: string,
  alongside?: (tx: Transaction, registrationId: string) => Promise<void>,
): Promise<{ registration: string }> {
  if (isCommonPassword(password, { name, email })) throw passwordCommon();
  await countMail(parts, email, address);
  const passwordHash = await hashPassword(parts, password);
  const createdAt = parts.clock.now();
  const id = newId(createdAt.getTime());
  await parts.database.transaction(async (tx) => {
    // A code on its way for an older registration must not verify this one.
    await revokeCode(parts, tx, codePurpose(email));
    await keepRegistration(tx.sql, { id, email, name, passwordHash, createdAt });
    await alongside?.(tx, id);
    await parts.jobs.enqueue(tx, mailCodeJob, { email, because: 'registered' });
  });
  return { registration: id };
}

/** Has a job email a new code if a registration is pending for this address. Throws `mail_not_set_up` and 429. */
export async function askForCode(parts: Parts, email: string, address: string): Promise<null> {
  await countMail(parts, email, address);
  await parts.database.transaction((tx) =>
    parts.jobs.enqueue(tx, mailCodeJob, { email, because: 'asked_again' }),
  );
  return null;
}

async function countMail(parts: Parts, email: string, address: string): Promise<void> {
  if (!parts.mail.reaches) throw mailNotSetUp();
  const [ofEmail, fromNetwork] = [limits.mailToEmail, limits.mailFromNetwork];
  await countTry(parts, { email, address, ofEmail, fromNetwork });
}
