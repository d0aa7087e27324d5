import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { and, asc, eq, gt, ne, or, sum } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { payoutAccounts } from '../sellers/sellers.table.ts';
import { type TransferRow, transfers } from './transfers.table.ts';

/** The accounts that payouts can leave from, at a provider; of one seller where given. */
export function findReadyAccounts(database: Sql, provider: string, sellerId: string | undefined) {
  return database
    .select()
    .from(payoutAccounts)
    .where(
      and(
        eq(payoutAccounts.provider, provider),
        eq(payoutAccounts.payoutsEnabled, true),
        sellerId === undefined ? undefined : eq(payoutAccounts.sellerId, sellerId),
      ),
    );
}

/** Transfers that are planned, or failed after a moment. */
export function findInTheWay(database: Sql, failedAfter: Date): Promise<TransferRow[]> {
  return database
    .select()
    .from(transfers)
    .where(
      or(
        eq(transfers.state, 'planned'),
        and(eq(transfers.state, 'failed'), gt(transfers.createdAt, failedAfter)),
      ),
    );
}

export function findPlanned(database: Sql, sellerId: string | undefined): Promise<TransferRow[]> {
  return database
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.state, 'planned'),
        sellerId === undefined ? undefined : eq(transfers.sellerId, sellerId),
      ),
    )
    .orderBy(asc(transfers.id));
}

/** What was sent on of a seller's payments, or is about to be, by the payment at the provider. */
export async function findSentOn(
  database: Sql,
  sellerId: string,
  currency: CurrencyCode,
): Promise<ReadonlyMap<string | null, number>> {
  const found = await database
    .select({ payment: transfers.payment, amount: sum(transfers.amount).mapWith(Number) })
    .from(transfers)
    .where(
      and(
        eq(transfers.sellerId, sellerId),
        eq(transfers.currency, currency),
        gt(transfers.amount, 0),
        ne(transfers.state, 'failed'),
      ),
    )
    .groupBy(transfers.payment);
  return new Map(found.map(({ payment, amount }) => [payment, amount]));
}

export async function insertTransfers(database: Sql, rows: readonly TransferRow[]): Promise<void> {
  if (rows.length > 0) await database.insert(transfers).values([...rows]);
}

/** Ends a planned transfer; false where it was ended before. */
export async function endTransfer(
  database: Sql,
  transferId: string,
  end: Pick<TransferRow, 'state' | 'failure'>,
): Promise<boolean> {
  const { rowCount } = await database
    .update(transfers)
    .set(end)
    .where(and(eq(transfers.id, transferId), eq(transfers.state, 'planned')));
  return rowCount === 1;
}
