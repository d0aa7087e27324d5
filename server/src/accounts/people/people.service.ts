import type { Sql } from '../../platform/database/database.ts';
import type { AuthParts } from '../auth/auth.repository.ts';
import { keepPasswordHash } from '../passwords/passwords.repository.ts';
import { keepPerson, type NewPerson, type Person } from './people.repository.ts';

export type { NewPerson, Person } from './people.repository.ts';

/**
 * Makes a person who can sign in with the password of this hash, or, with null, in no way yet. Throws on the
 * constraint `people_email` when somebody has the address.
 */
export async function addPerson(
  parts: AuthParts,
  sql: Sql,
  person: NewPerson,
  passwordHash: string | null,
): Promise<Person> {
  const kept = await keepPerson(parts, sql, person);
  if (passwordHash !== null) await keepPasswordHash(parts, sql, kept.id, passwordHash);
  return kept;
}
