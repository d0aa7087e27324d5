import { day, hour } from '@chalkline/contract/spans.ts';
import { readProviderMoves } from '../../money/ledger/ledger.service.ts';
import { listAccountsAt } from '../../money/payout-accounts/payout-accounts.service.ts';
import { providerOf } from '../../money/providers/provider-of.service.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Parts } from '../../platform/parts.ts';
import { raiseAlert } from '../alerts/alerts.service.ts';
import { findUntil, keepUntil } from './reconciliation.repository.ts';
import { compareMoves, type Moved } from './reconciliation.rules.ts';

interface AccountAt {
  /** null: the platform's own. */
  readonly reference: string | null;
  readonly sellerId: string | null;
}

/**
 * Compares what moved in every account at the provider with our books since the last comparison, and raises an alert for
 * each currency that differs. Safe to run twice: each span is compared once.
 */
export async function reconcile(parts: Parts): Promise<void> {
  const provider = parts.config.stripe === null ? 'test' : 'stripe';
  const sellers = await listAccountsAt(parts.database.sql, provider);
  const platform = { reference: null, sellerId: null };
  for (const account of [platform, ...sellers]) await reconcileAccount(parts, provider, account);
}

async function reconcileAccount(
  parts: Parts,
  provider: string,
  { reference, sellerId }: AccountAt,
): Promise<void> {
  const { sql } = parts.database;
  const account = reference ?? '';
  const from = await findUntil(sql, provider, account);
  const since = from ?? new Date(0);
  const moments = momentsBefore(parts.clock.now()).filter((moment) => moment > since);
  const latest = moments.at(-1);
  if (latest === undefined) return;
  const atProvider: Moved[] = [];
  // Outside of the transaction: the provider takes its time.
  for await (const { amount, fee, currency, at } of providerOf(parts).balanceTransactions(reference, since))
    if (at >= since) atProvider.push({ currency, at, amount: amount - fee });
  const books = await readProviderMoves(sql, sellerId, { from: since, to: latest });
  const { until, differences } = compareMoves(atProvider, books, moments);
  if (until === null) return;
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'reconciliation', `${provider} ${account}`, 'exclusive');
    const known = await findUntil(tx.sql, provider, account);
    if (known?.getTime() !== from?.getTime()) return;
    for (const { currency, amount } of differences) {
      const ref = [account || 'platform', currency, until.toISOString()].join(' ');
      await raiseAlert(parts, tx, 'books_differ', ref, { amount, currency });
    }
    await keepUntil(tx.sql, provider, account, until);
  });
}

/** The full hours of the day that ended an hour ago, oldest first. */
function momentsBefore(now: Date): Date[] {
  const latest = Math.floor((now.getTime() - hour) / hour) * hour;
  return Array.from({ length: day / hour }, (_, index) => new Date(latest - (day / hour - 1 - index) * hour));
}
