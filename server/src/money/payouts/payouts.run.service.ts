import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { ProviderRefused, ProviderUnreachable } from '../providers/payment-provider.service.ts';
import { suspendedAmong } from '../sellers/sellers.service.ts';
import { moveHeldMoney } from '../transfers/transfers.service.ts';
import { type PlannedBalance, planBalances } from './payouts.plan.service.ts';
import { findOpen, hasRun, insertPayouts, insertRun } from './payouts.repository.ts';
import { dueMonth, spanOfMonth } from './payouts.rules.ts';
import { followPayout, sendPayout } from './payouts.send.service.ts';
import type { PayoutRow } from './payouts.table.ts';

/**
 * Transfers held money to sellers, plans the payouts of the last month once the 1st at 03:00 is over, sends planned payouts
 * and checks those in transit. Runs every hour, so a process that was down then, or died halfway, only delays it.
 */
export async function runPayouts(
  parts: Parts,
  _data: unknown,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  await moveHeldMoney(parts, {});
  const month = dueMonth(parts.clock.now());
  if (!(await hasRun(parts.database.sql, month))) await planPayouts(parts, month);
  await followOpen(parts, signal);
}

/** Plans all payouts of a month in one transaction. Of two runs at once one plans them, and the other waits. */
export async function planPayouts(parts: Parts, month: string): Promise<void> {
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'payout-run', month, 'exclusive');
    if (!(await insertRun(tx.sql, month, parts.clock.now()))) return;
    const rows = await rowsFor(parts, tx, month);
    await insertPayouts(tx.sql, rows);
    tx.afterCommit(() => parts.log.info({ month, ...reportOf(rows) }, 'payouts planned'));
  });
}

async function rowsFor(parts: Parts, tx: Transaction, month: string): Promise<PayoutRow[]> {
  const balances = await planBalances(tx.sql, spanOfMonth(month).to);
  return balances.map((planned) => rowFor(parts, month, planned));
}

function rowFor({ clock }: Parts, month: string, { balance, account, plan }: PlannedBalance): PayoutRow {
  const createdAt = clock.now();
  const { sellerId, currency } = balance;
  return {
    id: newId(createdAt.getTime()),
    sellerId,
    month,
    currency,
    createdAt,
    state: plan.state,
    amount: plan.amount,
    tax: plan.state === 'planned' ? plan.tax : 0,
    reason: plan.state === 'skipped' ? plan.reason : null,
    provider: account?.provider ?? null,
    account: account?.reference ?? null,
    reference: null,
    failure: null,
    arrivesAt: null,
  };
}

/** How many were planned and skipped, for the log. */
function reportOf(rows: readonly PayoutRow[]) {
  const skipped = rows.filter(({ state }) => state === 'skipped').length;
  return { planned: rows.length - skipped, skipped };
}

const atOnce = 100;

async function followOpen(parts: Parts, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  let after: string | null = null;
  for (let found = atOnce; found === atOnce && !signal.aborted; ) {
    const open: PayoutRow[] = await findOpen(parts.database.sql, after, atOnce);
    const suspended = await suspendedAmong(parts.database.sql, [...new Set(open.map((one) => one.sellerId))]);
    for (const payout of open) {
      // Goes out once the suspension has ended.
      if (payout.state === 'planned' && suspended.has(payout.sellerId)) continue;
      const work = payout.state === 'planned' ? sendPayout : followPayout;
      await work(parts, payout).catch((error: unknown) => {
        parts.log.warn({ err: error, payoutId: payout.id }, 'payout not followed');
        const isTheirs = error instanceof ProviderUnreachable || error instanceof ProviderRefused;
        if (!isTheirs) failures.push(error);
      });
    }
    found = open.length;
    after = open.at(-1)?.id ?? null;
  }
  if (failures.length > 0) throw failures[0];
}
