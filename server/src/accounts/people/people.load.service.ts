import type { Sql } from '../../platform/database/database.ts';
import { findPerson, findPersonByEmail, type Person } from './people.repository.ts';

/** The person behind an id that is already known to be theirs, as they are now. */
export function personById(sql: Sql, personId: string): Promise<Person | null> {
  return findPerson(sql, personId);
}

/** Whoever has this address, in lower case. Whether there is somebody must not be told to just anybody. */
export function personByEmail(sql: Sql, email: string): Promise<Person | null> {
  return findPersonByEmail(sql, email);
}
