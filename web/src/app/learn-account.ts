import { getMe } from '@chalkline/contract/accounts/people.endpoints.ts';
import { call } from '../platform/calls.ts';
import { session } from '../platform/session.ts';

/**
 * Learns what the signed-in person may do now: since this browser signed in, an administrator may have made them a
 * trainer, for example.
 */
export async function learnAccount(): Promise<void> {
  const token = session.current()?.token;
  if (token === undefined) return;
  const { data: user } = await call(getMe);
  if (session.token() === token) session.start({ token, user });
}
