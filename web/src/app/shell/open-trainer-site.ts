import { beginHandover } from '@chalkline/contract/accounts/handovers.endpoints.ts';
import { call } from '../../platform/calls.ts';
import { addToast } from '../../ui/toasts.tsx';

/** Goes to the trainer site with a code that signs the person in there, and the way back. */
export async function openTrainerSite(
  trainerSite: string,
  userId: string,
  go = (address: string) => window.location.assign(address),
): Promise<void> {
  const from = window.location.href;
  try {
    const { data } = await call(beginHandover, { body: { from } });
    const address = new URL(trainerSite);
    address.searchParams.set('token', data.code);
    address.searchParams.set('user_id', userId);
    address.searchParams.set('from', from);
    go(address.href);
  } catch {
    addToast({
      kind: 'error',
      title: 'Couldn’t open Fitness Programs',
      detail: 'We couldn’t sign you in there. Try again in a moment.',
    });
  }
}
