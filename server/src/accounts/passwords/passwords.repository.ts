import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type AuthParts, authOn } from '../auth/auth.repository.ts';
import { signInMethods } from '../auth/auth.table.ts';

const byPassword = 'credential';

/** The hash of the person's password, or null when they have none. */
export async function findPasswordHash(sql: Sql, personId: string): Promise<string | null> {
  const [found] = await sql
    .select({ password: signInMethods.password })
    .from(signInMethods)
    .where(and(eq(signInMethods.personId, personId), eq(signInMethods.providerId, byPassword)));
  return found?.password ?? null;
}

/** When the person's password was set, or null when they have none. */
export async function findPasswordSetAt(sql: Sql, personId: string): Promise<Date | null> {
  const [found] = await sql
    .select({ setAt: signInMethods.updatedAt })
    .from(signInMethods)
    .where(and(eq(signInMethods.personId, personId), eq(signInMethods.providerId, byPassword)));
  return found?.setAt ?? null;
}

/** Puts a hash of the same password in the place of this one. When the password was set stays. */
export async function replacePasswordHash(
  sql: Sql,
  personId: string,
  before: string,
  after: string,
): Promise<void> {
  await sql
    .update(signInMethods)
    .set({ password: after })
    .where(
      and(
        eq(signInMethods.personId, personId),
        eq(signInMethods.providerId, byPassword),
        eq(signInMethods.password, before),
      ),
    );
}

/** Gives the person this password, whether they had one or not. */
export async function keepPasswordHash(
  parts: AuthParts,
  sql: Sql,
  personId: string,
  passwordHash: string,
): Promise<void> {
  const { internalAdapter } = await authOn(parts, sql);
  if ((await findPasswordHash(sql, personId)) !== null) {
    await internalAdapter.updatePassword(personId, passwordHash);
    return;
  }
  const now = parts.clock.now();
  await internalAdapter.createAccount({
    userId: personId,
    providerId: byPassword,
    accountId: personId,
    password: passwordHash,
    createdAt: now,
    updatedAt: now,
  });
}
