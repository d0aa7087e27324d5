import { addresses, webBase } from '@chalkline/contract/urls.ts';
import { call } from '../platform/calls.ts';
import { session } from '../platform/session.ts';

const patienceMs = 3000;

/**
 * Ends the session: clears local and session storage and goes to /login (seed §4). By a full load, so that
 * nothing of the person stays in this page's memory either.
 */
export async function logOut(): Promise<void> {
  await revoke();
  session.clear();
  window.location.assign(webBase + addresses.login);
}

async function revoke(): Promise<void> {
  const { signOut } = await import('@chalkline/contract/accounts/sessions.endpoints.ts');
  // Without a network the token ends here all the same; on the server it then lives until it expires.
  await call(signOut, {}, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);
}
