import type { Sql } from '../../platform/database/database.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { AuthParts } from '../auth/auth.repository.ts';
import { changePerson, type NewPerson, type Person } from '../people/people.repository.ts';
import { mayArrive } from '../people/people.rules.ts';
import { endSessionsOf } from '../sessions/sessions.repository.ts';
import { keepPasswordHash } from './passwords.repository.ts';

/** What somebody brings who comes for the first time; with the last two the invitation's are set aside. */
interface Arrival
  extends Pick<NewPerson, 'name'>,
    Partial<Pick<NewPerson, 'accountType' | 'organizationId'>> {
  readonly passwordHash: string;
}

/**
 * Lets in who was invited or a guest, and has now proven the address. What they did as a guest stays theirs; where they
 * did it, nobody is signed in by that. Throws `state_changed` when they came already.
 */
export async function activatePerson(
  parts: AuthParts,
  sql: Sql,
  person: Person,
  { passwordHash, ...own }: Arrival,
): Promise<Person> {
  if (!mayArrive(person)) throw alreadyActive();
  const proven = { ...own, state: 'active', emailVerified: true } as const;
  const active = await changePerson(sql, person, proven, parts.clock.now());
  if (!active) throw alreadyActive();
  await endSessionsOf(sql, active.id);
  await keepPasswordHash(parts, sql, active.id, passwordHash);
  return active;
}

const alreadyActive = () => stateChanged('account', 'It’s already active.');
