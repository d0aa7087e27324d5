import { signInByHandover } from '@chalkline/contract/accounts/handovers.endpoints.ts';
import { call } from '../platform/calls.ts';
import { session } from '../platform/session.ts';
import { addToast } from '../ui/toasts.tsx';

/**
 * Swaps the code that stood in the address for a session, before the first screen. Whoever is signed in here
 * stays who they are: a link that somebody sends must not make them somebody else.
 */
export async function swapHandover(code: string): Promise<void> {
  if (session.token()) return;
  try {
    const { data } = await call(signInByHandover, { body: { code } });
    session.start(data);
  } catch {
    // Whatever went wrong, the way on is the same.
    addToast({
      kind: 'warning',
      title: 'You are not signed in',
      detail: 'The link that signs you in works once and for a minute. Sign in here instead.',
    });
  }
}
