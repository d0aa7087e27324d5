import { keptDays } from '@chalkline/contract/kept-days.ts';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import type { Sql } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { people } from '../people/people.table.ts';
import { signInMethods, verifications } from './auth.table.ts';
import { sessions } from './sessions.table.ts';

/** The parts that better-auth needs. */
export type AuthParts = Pick<Parts, 'config' | 'clock'>;

/** Sessions end after this many days without use; those in use last longer (sessions.repository.ts). */
export const sessionDays = keptDays.session;

/**
 * better-auth on one connection: what it writes through a transaction's `sql` is rolled back with it. Creating it takes
 * half a millisecond, so it is created where needed instead of holding a global database.
 * docs/decisions/006-accounts-on-better-auth.md says which of its features we use.
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
      additionalFields: { passkeyId: { type: 'string', required: false, input: false } },
      expiresIn: sessionDays * 86_400,
      // A revoked session must end right away, so only its row counts.
      cookieCache: { enabled: false },
    },
    account: { fields: { userId: 'personId' } },
    // A job of ours deletes old codes: a cleanup inside every transaction would wait for the others.
    verification: { disableCleanup: true },
    advanced: {
      database: { generateId: () => newId(parts.clock.now().getTime()), validateSchema: false },
    },
    // Its rate limits don't apply to internal calls; ours run first (accounts/attempts).
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
  return auth.$context;
}
