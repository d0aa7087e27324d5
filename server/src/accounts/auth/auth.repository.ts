import { keptDays } from '@chalkline/contract/kept-days.ts';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import type { Sql } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { people } from '../people/people.table.ts';
import { signInMethods, verifications } from './auth.table.ts';
import { sessions } from './sessions.table.ts';

/** What better-auth needs of ours. */
export type AuthParts = Pick<Parts, 'config' | 'clock'>;

/** Sessions that are used last for ever; one that is not ends after so many days. */
export const sessionDays = keptDays.session;

/**
 * better-auth on one connection: rows that it writes through a transaction's `sql` are rolled back with it.
 * Making it costs half a millisecond, so it is made where it is needed and nothing global holds a database.
 * Docs: docs/decisions/006-accounts-on-better-auth.md says what we take from it and what we do not.
 */
export async function authOn(parts: AuthParts, sql: Sql) {
  const auth = betterAuth({
    appName: parts.config.productName,
    baseURL: parts.config.publicUrl,
    secret: parts.config.appSecret,
    database: drizzleAdapter(sql, {
      provider: 'pg',
      schema: { user: people, session: sessions, account: signInMethods, verification: verifications },
    }),
    emailAndPassword: { enabled: true, requireEmailVerification: true, autoSignIn: false },
    user: {
      fields: { image: 'photo' },
      additionalFields: {
        accountType: { type: 'string', required: true, input: false },
        state: { type: 'string', required: true, input: false },
        organizationId: { type: 'string', required: false, input: false },
      },
    },
    session: {
      fields: { userId: 'personId', token: 'tokenHash', ipAddress: 'address', userAgent: 'device' },
      expiresIn: sessionDays * 86_400,
      // Revoked means revoked: nothing may vouch for a session but its row.
      cookieCache: { enabled: false },
    },
    account: { fields: { userId: 'personId' } },
    // A job of ours sweeps old codes: a sweep inside every transaction would wait for the others.
    verification: { disableCleanup: true },
    advanced: {
      database: { generateId: () => newId(parts.clock.now().getTime()), validateSchema: false },
    },
    // Its limits do not hold for calls from inside; ours stand before it (accounts/attempts).
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
  return auth.$context;
}
