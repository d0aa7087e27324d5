import { learnZone } from '@chalkline/contract/accounts/people.endpoints.ts';
import type { SessionReply } from '@chalkline/contract/accounts/session.schema.ts';
import { ownZone } from '@chalkline/contract/date-format.ts';
import { call, queryClient } from '../../platform/calls.ts';
import { takeFromShelf } from '../../platform/kept-shelf.ts';
import { session } from '../../platform/session.ts';

/** Starts the session and clears the cache, because a visitor may have seen different data. */
export async function beginSession(reply: SessionReply): Promise<void> {
  await takeFromShelf(reply.user.id);
  queryClient.clear();
  session.start(reply);
  if (reply.user.zone === null) void sendZone();
}

/** People who never chose a time zone get this browser’s, so that quiet hours and daily emails are not in UTC. */
async function sendZone(): Promise<void> {
  try {
    await call(learnZone, { body: { zone: ownZone() } });
  } catch {
    // They sign in without it; the next time it is tried again.
  }
}

/** Removes an expired token, which would cause this call to be rejected. */
export function forgetSession(): void {
  if (session.token()) session.end();
}
