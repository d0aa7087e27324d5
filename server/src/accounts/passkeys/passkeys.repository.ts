import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type PasskeyRow, passkeys, usedPasskeyChallenges } from './passkeys.table.ts';

/** The person's passkeys of every site, newest first. */
export function findPasskeysOf(sql: Sql, personId: string): Promise<PasskeyRow[]> {
  return sql.select().from(passkeys).where(eq(passkeys.personId, personId)).orderBy(desc(passkeys.id));
}

export async function findPasskey(sql: Sql, credentialId: string, site: string): Promise<PasskeyRow | null> {
  const isIt = and(eq(passkeys.credentialId, credentialId), eq(passkeys.site, site));
  const [found] = await sql.select().from(passkeys).where(isIt);
  return found ?? null;
}

/** False when the credential is on an account already. */
export async function insertPasskey(sql: Sql, row: PasskeyRow): Promise<boolean> {
  const added = await sql
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return added.length > 0;
}

/** Takes a signature's count; false when one as high was taken before, unless the authenticator counts none. */
export async function takeSignature(
  sql: Sql,
  { id }: Pick<PasskeyRow, 'id'>,
  counter: number,
  now: Date,
): Promise<boolean> {
  const isNext = or(lt(passkeys.counter, counter), counter === 0 ? eq(passkeys.counter, 0) : undefined);
  const changed = await sql
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNext));
  return changed.rowCount === 1;
}

/** Keeps the passkey from being removed until the transaction ends; false when it was. */
export async function holdPasskey(sql: Sql, id: string): Promise<boolean> {
  const [held] = await sql
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.id, id))
    .for('key share');
  return held !== undefined;
}

/** One of the person's passkeys, which opens no session until the transaction ends; null when they have none with this id. */
export async function lockPasskey(sql: Sql, personId: string, id: string): Promise<PasskeyRow | null> {
  const [locked] = await sql
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.personId, personId)))
    .for('update');
  return locked ?? null;
}

export async function deletePasskey(sql: Sql, { id }: Pick<PasskeyRow, 'id'>): Promise<void> {
  await sql.delete(passkeys).where(eq(passkeys.id, id));
}

export async function deletePasskeysOf(sql: Sql, personId: string): Promise<PasskeyRow[]> {
  return sql.delete(passkeys).where(eq(passkeys.personId, personId)).returning();
}

/** Of any number of calls with one challenge, one gets true. */
export async function insertUsedChallenge(sql: Sql, challenge: string, endsAt: Date): Promise<boolean> {
  const used = await sql
    .insert(usedPasskeyChallenges)
    .values({ challenge, endsAt })
    .onConflictDoNothing()
    .returning({ challenge: usedPasskeyChallenges.challenge });
  return used.length > 0;
}
