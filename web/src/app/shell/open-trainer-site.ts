import { beginHandover } from '@chalkline/contract/accounts/handovers.endpoints.ts';
import { call } from '../../platform/calls.ts';
import { addToast } from '../../ui/toasts.tsx';

export interface TrainerAddress {
  readonly href: string;
  /** The page it leads back to. */
  readonly from: string;
  /** When its code runs out, by the server's clock. */
  readonly endsAt: number;
}

/** The trainer site's address with a one-use code that signs the person in there, and the way back. */
export async function makeTrainerAddress(trainerSite: string, userId: string): Promise<TrainerAddress> {
  const from = window.location.href;
  const { data } = await call(beginHandover, { body: { from } });
  const address = new URL(trainerSite);
  address.searchParams.set('token', data.code);
  address.searchParams.set('user_id', userId);
  address.searchParams.set('from', from);
  return { href: address.href, from, endsAt: Date.parse(data.endsAt) };
}

/** Opens the trainer site for a press that came before the link had its code. */
export async function openTrainerSite(
  trainerSite: string,
  userId: string,
  go = (address: string) => window.location.assign(address),
): Promise<void> {
  try {
    go((await makeTrainerAddress(trainerSite, userId)).href);
  } catch {
    addToast({
      kind: 'error',
      title: 'Couldn’t open Fitness Programs',
      detail: 'We couldn’t sign you in there. Try again in a moment.',
    });
  }
}
