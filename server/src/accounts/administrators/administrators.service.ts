import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Person } from '../people/people.service.ts';
import { lastAdministrator, lastCorporateAdmin } from './administrators.errors.ts';
import { findOtherAdministrator, hasSuccessor } from './administrators.repository.ts';

/**
 * Serializes changes of administrators until the transaction ends. Callers read the people concerned after taking the
 * lock: when two administrators demote each other, the second sees that they have been demoted.
 */
export function lockAdministrators(tx: Transaction): Promise<void> {
  return lock(tx, 'administrators', 'all', 'exclusive');
}

/**
 * Called before a person is demoted, suspended, removed or erased. The caller holds `lockAdministrators`. Throws
 * `last_administrator`, and `last_corporate_admin` of an organization.
 */
export async function requireSuccessor(
  tx: Transaction,
  person: Pick<Person, 'id' | 'accountType' | 'organizationId' | 'state'>,
): Promise<void> {
  // People who can't sign in don't count.
  if (person.state !== 'active') return;
  if (person.accountType === 'admin' && !(await hasSuccessor(tx.sql, person))) throw lastAdministrator();
  if (
    person.accountType === 'corporate_admin' &&
    person.organizationId !== null &&
    !(await hasSuccessor(tx.sql, person))
  ) {
    throw lastCorporateAdmin();
  }
}

/** Who takes over what somebody leaves behind in an organization; null where nobody administers it. */
export const otherAdministrator = findOtherAdministrator;
