import type { SignedIn } from '../server/src/platform/testing/back-door.ts';

/** As signing in leaves it: see web/src/platform/storage-keys.ts. */
export function storedSession({ token, user }: SignedIn): Record<string, string> {
  return {
    metatoken: token,
    metauserid: user.id,
    metaemail: user.email,
    accountType: user.accountType,
    userProfile: JSON.stringify(user),
  };
}
