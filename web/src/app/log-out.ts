import { urlOf, webBase } from '@chalkline/contract/urls.ts';
import { call } from '../platform/calls.ts';
import { putOnShelf } from '../platform/kept-shelf.ts';
import { typedForms } from '../platform/kept-values.ts';
import { session } from '../platform/session.ts';
import { site } from '../platform/site.ts';
import { hasUnsaved, leaveForGood } from '../ui/unsaved.ts';

const patienceMs = 3000;

/**
 * Ends the session: clears local and session storage and goes to /login (seed §4). Loads the page from scratch, so
 * nothing about the person stays in memory. Unsaved form values are stored for them first; if that fails, it throws
 * and they stay signed in.
 */
export async function logOut(): Promise<void> {
  await putOnShelf(typedForms());
  await revoke();
  leaveForGood();
  const corporate = (site.corporateMode && session.read('corporateIdentifier')) || undefined;
  session.clear();
  // The sign-in of their company: its name and colors are no secret, and nothing else is kept.
  window.location.assign(webBase + urlOf('login', {}, { corporate }));
}

/** Whether logging out would interrupt something that isn't saved. */
export function hasUnsavedWork(): boolean {
  return hasUnsaved() || typedForms().length > 0;
}

async function revoke(): Promise<void> {
  const { signOut } = await import('@chalkline/contract/accounts/sessions.endpoints.ts');
  // Offline, the token is still removed here; on the server it stays valid until it expires.
  await call(signOut, {}, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);
}
