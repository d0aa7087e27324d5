import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { addresses } from '@chalkline/contract/urls.ts';
import { session } from '../platform/session.ts';

/** Account types whose work is always on the same screen. */
const startOf: Partial<Readonly<Record<AccountType, string>>> = {
  admin: addresses.dashboard,
  corporate_admin: addresses.dashboard,
  receptionist: addresses.dashboard,
  trainer: addresses.clients,
};

/** Where the work of somebody who has just signed in begins; judges and other staff begin at their competition. */
export async function findStart(): Promise<string | null> {
  const type = session.current()?.user.accountType;
  const own = type && startOf[type];
  if (own) return own;
  const { findWorkStart } = await import('../features/competitions/organizer/mine/work-start.ts');
  return findWorkStart();
}
