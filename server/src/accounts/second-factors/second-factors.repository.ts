import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type SecondFactorRow, secondFactorRecoveryCodes, secondFactors } from './second-factors.table.ts';

export async function findSecondFactor(sql: Sql, personId: string): Promise<SecondFactorRow | null> {
  const [found] = await sql.select().from(secondFactors).where(eq(secondFactors.personId, personId));
  return found ?? null;
}

/** Whether a code is asked for when the person signs in. */
export async function hasSecondFactor(sql: Sql, personId: string): Promise<boolean> {
  const [found] = await sql
    .select({ personId: secondFactors.personId })
    .from(secondFactors)
    .where(and(eq(secondFactors.personId, personId), isNotNull(secondFactors.confirmedAt)));
  return found !== undefined;
}

/** Puts a secret in the place of one that was never confirmed. False when one is on. */
export async function writePending(
  sql: Sql,
  row: Pick<SecondFactorRow, 'personId' | 'secret' | 'createdAt'>,
): Promise<boolean> {
  const { personId: _, ...change } = row;
  const written = await sql
    .insert(secondFactors)
    .values({ ...row, confirmedAt: null, lastStep: 0 })
    .onConflictDoUpdate({
      target: secondFactors.personId,
      set: change,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ personId: secondFactors.personId });
  return written.length > 0;
}

/** Turns it on with its first code. False when it is on already. */
export async function confirm(sql: Sql, personId: string, step: number, now: Date): Promise<boolean> {
  const changed = await sql
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(secondFactors.personId, personId), isNull(secondFactors.confirmedAt)));
  return changed.rowCount === 1;
}

/** Takes a code of this half minute; false when it or a later one was taken. */
export async function takeStep(sql: Sql, personId: string, step: number): Promise<boolean> {
  const changed = await sql
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.personId, personId), lt(secondFactors.lastStep, step)));
  return changed.rowCount === 1;
}

/** Takes a recovery code; false when there is no such one. */
export async function takeRecoveryCode(sql: Sql, personId: string, hash: string): Promise<boolean> {
  const { personId: whose, hash: kept } = secondFactorRecoveryCodes;
  const gone = await sql.delete(secondFactorRecoveryCodes).where(and(eq(whose, personId), eq(kept, hash)));
  return gone.rowCount === 1;
}

export async function replaceRecoveryCodes(
  sql: Sql,
  personId: string,
  hashes: readonly string[],
): Promise<void> {
  await sql.delete(secondFactorRecoveryCodes).where(eq(secondFactorRecoveryCodes.personId, personId));
  await sql.insert(secondFactorRecoveryCodes).values(hashes.map((hash) => ({ personId, hash })));
}

export async function countRecoveryCodes(sql: Sql, personId: string): Promise<number> {
  const [found] = await sql
    .select({ left: count() })
    .from(secondFactorRecoveryCodes)
    .where(eq(secondFactorRecoveryCodes.personId, personId));
  return found?.left ?? 0;
}

/** False when there was none. */
export async function deleteSecondFactor(sql: Sql, personId: string): Promise<boolean> {
  const gone = await sql.delete(secondFactors).where(eq(secondFactors.personId, personId));
  return gone.rowCount === 1;
}
