import type { Sql } from '../../platform/database/database.ts';
import { type AuthParts, authOn } from '../auth/auth.repository.ts';
import { findPerson, type NewPerson, type Person, refusePerson } from '../people/people.repository.ts';

/** Throws `email_taken` when somebody has the address. */
export async function keepPerson(parts: AuthParts, sql: Sql, person: NewPerson): Promise<Person> {
  const { internalAdapter } = await authOn(parts, sql);
  const now = parts.clock.now();
  const row = { ...person, createdAt: now, updatedAt: now };
  const { id } = await internalAdapter.createUser(row, { method: 'email-password' }).catch(refusePerson);
  const kept = await findPerson(sql, id);
  if (!kept) throw new Error('A person was kept and then was not there.');
  return kept;
}
