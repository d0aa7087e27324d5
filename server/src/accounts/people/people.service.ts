import type { Sql } from '../../platform/database/database.ts';
import { sessionEnded } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  type Belonging,
  findPerson,
  findPersonByEmail,
  keepFirstZone,
  type Person,
  setOrganization,
} from './people.repository.ts';

export type { NewPerson, Person } from './people.repository.ts';

/** The viewer. */
export async function getMe(parts: Pick<Parts, 'database'>, viewer: Viewer): Promise<Person> {
  const person = await findPerson(parts.database.sql, viewer.personId);
  if (!person) throw sessionEnded();
  return person;
}

/** Keeps the time zone of somebody who never chose one; one that is there stays. */
export async function learnZone(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { personId }: Viewer,
  { zone }: { readonly zone: string },
): Promise<null> {
  await keepFirstZone(database.sql, personId, zone, clock.now());
  return null;
}

/** The current row of a person whose id is known to be valid. */
export function personById(sql: Sql, personId: string): Promise<Person | null> {
  return findPerson(sql, personId);
}

/** The person with this address, in lowercase. Callers must not reveal whether one exists. */
export function personByEmail(sql: Sql, email: string): Promise<Person | null> {
  return findPersonByEmail(sql, email);
}

/**
 * Adds a person without an organization to one, with the account type they get there. null if they already belong to
 * one, and for site admins, who belong to none.
 */
export function joinOrganization(
  parts: Pick<Parts, 'clock'>,
  sql: Sql,
  personId: string,
  belonging: Belonging,
): Promise<Person | null> {
  return setOrganization(sql, personId, belonging, parts.clock.now());
}
