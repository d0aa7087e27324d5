import { codeAt } from './authenticator.service.ts';

/** What an authenticator app with this secret shows by the real clock. */
export function codeNow(secret: string): string {
  return codeAt(secret, new Date());
}
