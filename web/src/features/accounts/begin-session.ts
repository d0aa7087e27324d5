import type { SessionReply } from '@chalkline/contract/accounts/session.schema.ts';
import { queryClient } from '../../platform/calls.ts';
import { takeFromShelf } from '../../platform/kept-shelf.ts';
import { session } from '../../platform/session.ts';

/** Starts the session and clears the cache, because a visitor may have seen different data. */
export async function beginSession(reply: SessionReply): Promise<void> {
  await takeFromShelf(reply.user.id);
  queryClient.clear();
  session.start(reply);
}

/** Removes an expired token, which would cause this call to be rejected. */
export function forgetSession(): void {
  if (session.token()) session.end();
}
