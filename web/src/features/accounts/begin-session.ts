import type { SessionReply } from '@chalkline/contract/accounts/session.schema.ts';
import { queryClient } from '../../platform/calls.ts';
import { session } from '../../platform/session.ts';

/** From here on the browser is this person's: what a visitor was shown is read anew. */
export function beginSession(reply: SessionReply): void {
  queryClient.clear();
  session.start(reply);
}

/** A token that is no longer good would have any call refused, this one too. */
export function forgetSession(): void {
  if (session.token()) session.end();
}
