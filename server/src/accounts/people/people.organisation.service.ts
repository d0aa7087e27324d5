import type { Sql } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Person } from './people.repository.ts';
import { type Belonging, setOrganisation } from './people-organisation.repository.ts';

/**
 * Lets somebody who belongs to no organisation belong to one, with the kind of account they have there. null when
 * they belong to one already, and for admins of the whole site, who belong to none.
 */
export function joinOrganisation(
  parts: Pick<Parts, 'clock'>,
  sql: Sql,
  personId: string,
  belonging: Belonging,
): Promise<Person | null> {
  return setOrganisation(sql, personId, belonging, parts.clock.now());
}
