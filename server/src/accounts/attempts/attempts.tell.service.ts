import type { Parts } from '../../platform/parts.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import { findPersonByEmail } from '../people/people.repository.ts';
import type { TellLockData } from './attempts.jobs.ts';

/** Tells a person that a way into their account is locked for a while. Does nothing for unknown addresses. */
export async function tellLock(parts: Parts, { email, happening, until }: TellLockData): Promise<void> {
  await parts.database.transaction(async (tx) => {
    const person = await findPersonByEmail(tx.sql, email);
    if (person?.state === 'active') await tellSecurity(parts, tx, person.id, happening, { until });
  });
}
