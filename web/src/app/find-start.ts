import { addresses } from '@chalkline/contract/urls.ts';
import { session } from '../platform/session.ts';

/** Where the work of somebody who has just signed in begins: receptionists at their desk, judges at their lanes. */
export async function findStart(): Promise<string | null> {
  if (session.current()?.user.accountType === 'receptionist') return addresses.dashboard;
  const { findWorkStart } = await import('../features/competitions/organizer/mine/work-start.ts');
  return findWorkStart();
}
