import type { Sql } from '../../platform/database/database.ts';
import { sessionEnded } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  type Belonging,
  findPerson,
  findPersonByEmail,
  type Person,
  setOrganization,
} from './people.repository.ts';

export type { NewPerson, Person } from './people.repository.ts';

/** The person who calls. */
export async function getMe(parts: Pick<Parts, 'database'>, viewer: Viewer): Promise<Person> {
  const person = await findPerson(parts.database.sql, viewer.personId);
  if (!person) throw sessionEnded();
  return person;
}

/** The person behind an id that is already known to be theirs, as they are now. */
export function personById(sql: Sql, personId: string): Promise<Person | null> {
  return findPerson(sql, personId);
}

/** Whoever has this address, in lower case. Whether there is somebody must not be told to just anybody. */
export function personByEmail(sql: Sql, email: string): Promise<Person | null> {
  return findPersonByEmail(sql, email);
}

/**
 * Lets somebody who belongs to no organization belong to one, with the kind of account they have there. null when
 * they belong to one already, and for admins of the whole site, who belong to none.
 */
export function joinOrganization(
  parts: Pick<Parts, 'clock'>,
  sql: Sql,
  personId: string,
  belonging: Belonging,
): Promise<Person | null> {
  return setOrganization(sql, personId, belonging, parts.clock.now());
}
