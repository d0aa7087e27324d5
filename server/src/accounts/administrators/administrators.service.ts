import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Person } from '../people/people.service.ts';
import { lastAdministrator, lastCorporateAdmin } from './administrators.errors.ts';
import { hasSuccessor } from './administrators.repository.ts';

/**
 * One change at a time of who may administer what, until the transaction ends. Whoever takes it reads the
 * people concerned afterwards: of two administrators who demote each other one has already been demoted.
 */
export function lockAdministrators(tx: Transaction): Promise<void> {
  return lock(tx, 'administrators', 'all', 'exclusive');
}

/**
 * Asked before somebody stops being what they are: demoted, suspended, removed, erased. The caller holds
 * `lockAdministrators`. Throws `last_administrator`, and `last_corporate_admin` of an organization.
 */
export async function requireSuccessor(
  tx: Transaction,
  person: Pick<Person, 'id' | 'accountType' | 'organizationId' | 'state'>,
): Promise<void> {
  // Who cannot sign in holds nothing together.
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
