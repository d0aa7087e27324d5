import { and, asc, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type PayoutAccountRow, payoutAccounts } from '../sellers/sellers.table.ts';

/** Of two at once, the first one stays. */
export async function insertAccount(database: Sql, row: PayoutAccountRow): Promise<void> {
  await database.insert(payoutAccounts).values(row).onConflictDoNothing();
}

export async function findByReference(
  database: Sql,
  provider: string,
  reference: string,
): Promise<PayoutAccountRow | null> {
  const [found] = await database
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.provider, provider), eq(payoutAccounts.reference, reference)));
  return found ?? null;
}

export async function lockAccount(database: Sql, sellerId: string): Promise<PayoutAccountRow> {
  const [found] = await database
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.sellerId, sellerId))
    .for('update');
  if (!found) throw new Error('a payout account that was read is missing');
  return found;
}

export async function updateAccount(
  database: Sql,
  sellerId: string,
  change: Partial<PayoutAccountRow>,
): Promise<void> {
  await database.update(payoutAccounts).set(change).where(eq(payoutAccounts.sellerId, sellerId));
}

/** All accounts that a provider keeps, by seller. */
export function findAccountsAt(
  database: Sql,
  provider: string,
): Promise<Pick<PayoutAccountRow, 'sellerId' | 'reference'>[]> {
  const { sellerId, reference } = payoutAccounts;
  return database
    .select({ sellerId, reference })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.provider, provider))
    .orderBy(asc(sellerId));
}
