import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { AuthParts } from '../auth/auth.repository.ts';
import { isEmailHeld } from '../email-changes/email-changes.repository.ts';
import { keepPasswordHash } from '../passwords/passwords.repository.ts';
import { emailTaken } from '../people/people.errors.ts';
import type { NewPerson, Person } from '../people/people.repository.ts';
import { keepPerson } from './newcomers.repository.ts';

/**
 * What becomes somebody's once they prove this email, such as tickets that were sold to it. Called again each time they do.
 * Each domain declares its own in its domain.ts.
 */
export interface ClaimByEmail {
  /** The name given with this email by a buyer without an account; null: there is nothing to claim. */
  readonly nameOf: (tx: Transaction, email: string) => Promise<string | null>;
  readonly give: (tx: Transaction, proven: Pick<Person, 'id' | 'email'>) => Promise<void>;
}

/**
 * Makes a person who can sign in with the password of this hash, or, with null, in no way yet. Throws
 * `email_taken`, also for an address that somebody may still take back.
 */
export async function addPerson(
  parts: AuthParts,
  sql: Sql,
  person: NewPerson,
  passwordHash: string | null,
): Promise<Person> {
  const kept = await keepPerson(parts, sql, person);
  // Looked at after the insert, which waits for a change of this very address that is under way.
  if (await isEmailHeld(sql, kept, parts.clock.now())) throw emailTaken();
  if (passwordHash !== null) await keepPasswordHash(parts, sql, kept.id, passwordHash);
  return kept;
}
