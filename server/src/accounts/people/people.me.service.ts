import { sessionEnded } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findPerson, type Person } from './people.repository.ts';

/** The person who calls. */
export async function getMe(parts: Pick<Parts, 'database'>, viewer: Viewer): Promise<Person> {
  const person = await findPerson(parts.database.sql, viewer.personId);
  if (!person) throw sessionEnded();
  return person;
}
