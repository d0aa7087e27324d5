import { addresses, webBase } from '@chalkline/contract/urls.ts';
import { call } from '../platform/calls.ts';
import { putOnShelf } from '../platform/kept-shelf.ts';
import { typedForms } from '../platform/kept-values.ts';
import { session } from '../platform/session.ts';
import { hasUnsaved, leaveForGood } from '../ui/unsaved.ts';

const patienceMs = 3000;

/**
 * Ends the session: clears local and session storage and goes to /login (seed §4). By a full load, so that
 * nothing of the person stays in this page's memory either. What they typed and did not save is put aside for them.
 * Throws, and leaves them signed in, when it can't be.
 */
export async function logOut(): Promise<void> {
  await putOnShelf(typedForms());
  await revoke();
  leaveForGood();
  session.clear();
  window.location.assign(webBase + addresses.login);
}

/** Whether logging out would interrupt something that isn't saved. */
export function hasUnsavedWork(): boolean {
  return hasUnsaved() || typedForms().length > 0;
}

async function revoke(): Promise<void> {
  const { signOut } = await import('@chalkline/contract/accounts/sessions.endpoints.ts');
  // Without a network the token ends here all the same; on the server it then lives until it expires.
  await call(signOut, {}, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);
}
