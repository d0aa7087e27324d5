import { createECDH, hkdfSync } from 'node:crypto';

/** What messages to browsers are signed with (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The instance's own keys, derived from its secret: every process has the same ones, and none are stored. With another
 * secret, browsers have to be subscribed again; everyone has to sign in again then as well.
 */
export function pushKeysOf(appSecret: string): PushKeys {
  for (let attempt = 0; ; attempt += 1) {
    const scalar = Buffer.from(hkdfSync('sha256', appSecret, '', `chalkline push ${attempt}`, 32));
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(scalar);
    } catch {
      // Not below the order of the curve: one in 2^32 isn't.
      continue;
    }
    return {
      publicKey: pair.getPublicKey().toString('base64url'),
      privateKey: scalar.toString('base64url'),
    };
  }
}
