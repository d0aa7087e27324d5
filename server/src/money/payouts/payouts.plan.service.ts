import type { Sql } from '../../platform/database/database.ts';
import { findPayable, type PayableBalance } from '../ledger/ledger.service.ts';
import { findPlatform, suspendedAmong } from '../sellers/sellers.service.ts';
import type { PayoutAccountRow } from '../sellers/sellers.table.ts';
import { findAccounts, findOpen } from './payouts.repository.ts';
import { type PlannedPayout, planPayout } from './payouts.rules.ts';

export interface PlannedBalance {
  readonly balance: PayableBalance;
  readonly account: PayoutAccountRow | null;
  readonly plan: PlannedPayout;
}

/** What would become of every balance, or of one seller's, if what was sold before a moment were paid out now. */
export async function planBalances(sql: Sql, before: Date, sellerId?: string): Promise<PlannedBalance[]> {
  const accounts = new Map((await findAccounts(sql)).map((account) => [account.sellerId, account]));
  const promised = await planned(sql);
  const platform = await findPlatform(sql);
  const balances = await findPayable(sql, before, sellerId);
  const suspended = await suspendedAmong(sql, [...new Set(balances.map((one) => one.sellerId))]);
  return balances.flatMap((found) => {
    // What the platform sold lies where it belongs.
    if (found.sellerId === platform) return [];
    // An earlier payout that isn't sent yet is not in the ledger.
    const earlier = promised.get(`${found.sellerId} ${found.currency}`) ?? 0;
    const balance = {
      ...found,
      atProvider: found.atProvider - earlier,
      inTransit: found.inTransit + earlier,
    };
    const account = accounts.get(found.sellerId) ?? null;
    const plan = planPayout(balance, account, suspended.has(found.sellerId));
    return plan ? [{ balance, account, plan }] : [];
  });
}

async function planned(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  for (const { state, sellerId, currency, amount } of await findOpen(sql, null, 100_000)) {
    if (state !== 'planned') continue;
    const key = `${sellerId} ${currency}`;
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return sums;
}
