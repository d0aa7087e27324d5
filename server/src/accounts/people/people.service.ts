import type { Sql } from '../../platform/database/database.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { AuthParts } from '../auth/auth.repository.ts';
import { isEmailHeld } from '../email-changes/email-changes.repository.ts';
import { keepPasswordHash } from '../passwords/passwords.repository.ts';
import { emailTaken } from './people.errors.ts';
import { changePerson, keepPerson, type NewPerson, type Person } from './people.repository.ts';

export type { NewPerson, Person } from './people.repository.ts';

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

/** What somebody brings who comes for the first time; with the last two the invitation's are set aside. */
interface Arrival
  extends Pick<NewPerson, 'name'>,
    Partial<Pick<NewPerson, 'accountType' | 'organisationId'>> {
  readonly passwordHash: string;
}

/** Lets in who was invited and has now proven the address. Throws `state_changed` when they came already. */
export async function activatePerson(
  parts: AuthParts,
  sql: Sql,
  person: Person,
  { passwordHash, ...own }: Arrival,
): Promise<Person> {
  const invited = { id: person.id, state: 'invited' } as const;
  const proven = { ...own, state: 'active', emailVerified: true } as const;
  const active = await changePerson(sql, invited, proven, parts.clock.now());
  if (!active) throw stateChanged('This account is in use already.');
  await keepPasswordHash(parts, sql, active.id, passwordHash);
  return active;
}
