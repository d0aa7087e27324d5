import { type AccountRights, rightsOf } from '@chalkline/contract/accounts/account-rights.ts';
import type { Person } from './people.repository.ts';

/** What one's own account opens. */
export function myRights({ accountType }: Pick<Person, 'accountType'>): AccountRights {
  return rightsOf(accountType);
}
