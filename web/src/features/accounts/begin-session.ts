import type { SessionReply } from '@chalkline/contract/accounts/session.schema.ts';
import { queryClient } from '../../platform/calls.ts';
import { takeFromShelf } from '../../platform/kept-shelf.ts';
import { session } from '../../platform/session.ts';

/** From here on the browser is this person's: what a visitor was shown is read anew. */
export async function beginSession(reply: SessionReply): Promise<void> {
  await takeFromShelf(reply.user.id).catch((failure: unknown) => {
    // biome-ignore lint/suspicious/noConsole: signing in works all the same, and nobody can do anything about it
    console.warn('Forms kept at the last log-out could not be read.', failure);
  });
  queryClient.clear();
  session.start(reply);
}

/** A token that is no longer good would have any call refused, this one too. */
export function forgetSession(): void {
  if (session.token()) session.end();
}
