import type { Sql } from '../../platform/database/database.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { AuthParts } from '../auth/auth.repository.ts';
import { changePerson, type NewPerson, type Person } from '../people/people.repository.ts';
import { keepPasswordHash } from './passwords.repository.ts';

/** What somebody brings who comes for the first time; with the last two the invitation's are set aside. */
interface Arrival
  extends Pick<NewPerson, 'name'>,
    Partial<Pick<NewPerson, 'accountType' | 'organizationId'>> {
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
  if (!active) throw stateChanged('account', 'It’s already active.');
  await keepPasswordHash(parts, sql, active.id, passwordHash);
  return active;
}
