import type { ConsentPurpose } from '@chalkline/contract/accounts/consent.schema.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type ConsentRow, consents } from './consents.table.ts';

const inForce = (personId: string, purpose: ConsentPurpose) =>
  and(eq(consents.personId, personId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));

/** Withdrawn ones too, the newest first. */
export function findConsents(sql: Sql, personId: string): Promise<ConsentRow[]> {
  return sql.select().from(consents).where(eq(consents.personId, personId)).orderBy(desc(consents.id));
}

/** Whether there is one, which can't be withdrawn until the transaction ends. */
export async function holdConsent(sql: Sql, personId: string, purpose: ConsentPurpose): Promise<boolean> {
  const [held] = await sql
    .select({ id: consents.id })
    .from(consents)
    .where(inForce(personId, purpose))
    .for('share');
  return held !== undefined;
}

/** Leaves the one that is in force. */
export async function insertConsents(sql: Sql, rows: readonly ConsentRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql
    .insert(consents)
    .values([...rows])
    .onConflictDoNothing();
}

/** False when none was in force. */
export async function endConsent(
  sql: Sql,
  personId: string,
  purpose: ConsentPurpose,
  withdrawnAt: Date,
): Promise<boolean> {
  const ended = await sql.update(consents).set({ withdrawnAt }).where(inForce(personId, purpose));
  return ended.rowCount !== 0;
}
