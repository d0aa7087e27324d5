import { z } from 'zod';
import { notificationKinds } from './notification-kinds.ts';

/** What a link in a mail ends: mail of one kind, or, in a digest, all mail that can be ended. */
export const unsubscribeScopes = [...notificationKinds, 'everything'] as const;
export type UnsubscribeScope = (typeof unsubscribeScopes)[number];

/** `<person id>.<scope>.<signature>`: only the server can tell whether it is one of its own. */
export const unsubscribeParams = z.strictObject({ token: z.string().min(1).max(200) });

export const unsubscribedReply = z.object({ scope: z.enum(unsubscribeScopes) });

/** What a token is about, for the page's words before anything is asked of the server; null for no token. */
export function scopeInToken(token: string): UnsubscribeScope | null {
  const [, scope] = token.split('.');
  return unsubscribeScopes.find((known) => known === scope) ?? null;
}
