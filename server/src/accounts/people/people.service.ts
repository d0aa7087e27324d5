import type { Sql } from '../../platform/database/database.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { AuthParts } from '../auth/auth.repository.ts';
import { keepPasswordHash } from '../passwords/passwords.repository.ts';
import { changePerson, keepPerson, type NewPerson, type Person } from './people.repository.ts';

export type { NewPerson, Person } from './people.repository.ts';

/**
 * Makes a person who can sign in with the password of this hash, or, with null, in no way yet. Throws
 * `email_taken`.
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

/** Lets in who was invited and has now proven the address. Throws `state_changed` when they came already. */
export async function activatePerson(
  parts: AuthParts,
  sql: Sql,
  person: Person,
  { name, passwordHash }: { readonly name: string; readonly passwordHash: string },
): Promise<Person> {
  const invited = { id: person.id, state: 'invited' } as const;
  const proven = { name, state: 'active', emailVerified: true } as const;
  const active = await changePerson(sql, invited, proven, parts.clock.now());
  if (!active) throw stateChanged('This account is in use already.');
  await keepPasswordHash(parts, sql, active.id, passwordHash);
  return active;
}
