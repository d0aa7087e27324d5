import type { Parts } from '../../platform/parts.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import { findPersonByEmail } from '../people/people.repository.ts';
import type { TellLockData } from './attempts.jobs.ts';

/** Lets the person know that a way into their account is closed for a while; nobody is told of other e-mails. */
export async function tellLock(parts: Parts, { email, happening, until }: TellLockData): Promise<void> {
  await parts.database.transaction(async (tx) => {
    const person = await findPersonByEmail(tx.sql, email);
    if (person?.state === 'active') await tellSecurity(parts, tx, person.id, happening, { until });
  });
}
