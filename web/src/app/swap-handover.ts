import { signInByHandover } from '@chalkline/contract/accounts/handovers.endpoints.ts';
import { call } from '../platform/calls.ts';
import { takeFromShelf } from '../platform/kept-shelf.ts';
import { session } from '../platform/session.ts';
import { addToast } from '../ui/toasts.tsx';

/**
 * Exchanges the code from the address for a session, before the first screen. Someone who is already signed in stays
 * signed in: a link from another person must not switch their account.
 */
export async function swapHandover(code: string): Promise<void> {
  if (session.token()) return;
  try {
    const { data } = await call(signInByHandover, { body: { code } });
    await takeFromShelf(data.user.id);
    session.start(data);
  } catch {
    // Every failure is handled the same way.
    addToast({
      kind: 'warning',
      title: 'Couldn’t sign you in',
      detail: 'Sign-in links work once, for one minute. Sign in here instead.',
    });
  }
}
