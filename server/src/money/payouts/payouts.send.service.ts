import { mayMove } from '@chalkline/contract/lifecycle.ts';
import { type PayoutState, payoutMoves } from '@chalkline/contract/money/money.lifecycles.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { postEntry } from '../ledger/ledger.service.ts';
import { type PayoutNews, ProviderRefused } from '../providers/payment-provider.service.ts';
import { providerOf } from '../providers/provider-of.service.ts';
import { notifyOfPayout } from './payouts.notify.service.ts';
import { changePayout, findByReference, lockPayout } from './payouts.repository.ts';
import type { PayoutRow } from './payouts.table.ts';

/** Sends a planned payout. Safe to repeat: its id is the provider's key. Throws ProviderUnreachable. */
export async function sendPayout(parts: Parts, { id, account, amount, currency }: PayoutRow): Promise<void> {
  if (account === null) throw new Error('a planned payout has no account');
  try {
    const news = await providerOf(parts).payOut({ key: id, account, amount, currency });
    await applyPayoutNews(parts, id, news);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await parts.database.transaction(async (tx) => {
      const payout = await lockPayout(tx.sql, id);
      if (payout.state !== 'planned') return;
      // Nothing was sent, so nothing is in the ledger: the money is part of the next run.
      await changePayout(tx.sql, id, 'planned', { state: 'failed', failure: error.code });
      await notifyOfPayout(parts, tx, payout, 'failed');
    });
  }
}

/** Reads a payout from the provider and follows it. */
export async function followPayout(parts: Parts, { id, account, reference }: PayoutRow): Promise<void> {
  if (account === null || reference === null) return;
  await applyPayoutNews(parts, id, await providerOf(parts).readPayout(account, reference));
}

/** News of a payout by webhook. One that isn't ours changes nothing. */
export async function settlePayout(parts: Parts, reference: string): Promise<void> {
  const payout = await findByReference(parts.database.sql, providerOf(parts).name, reference);
  if (payout) await followPayout(parts, payout);
}

/** Late and repeated news change nothing: the state only moves on, and each entry is posted once. */
async function applyPayoutNews(parts: Parts, payoutId: string, news: PayoutNews): Promise<void> {
  await parts.database.transaction(async (tx) => {
    let payout = await lockPayout(tx.sql, payoutId);
    for (const state of stepsTo(payout.state, news.state)) {
      const { reference, arrivesAt } = news;
      const failure = state === 'failed' ? news.failure : null;
      await changePayout(tx.sql, payoutId, payout.state, { state, reference, arrivesAt, failure });
      await post(parts, tx, payout, state);
      payout = { ...payout, state };
      if (state === news.state) await notifyOfPayout(parts, tx, payout, state);
    }
  });
}

/** The states that are gone through: what was sent is in the ledger before it arrives or fails. */
function stepsTo(from: PayoutState, to: PayoutState): readonly PayoutState[] {
  if (!mayMove(payoutMoves, from, to)) return [];
  return from === 'planned' && to !== 'in_transit' ? ['in_transit', to] : [to];
}

async function post(parts: Parts, tx: Transaction, payout: PayoutRow, to: PayoutState): Promise<void> {
  const { id: ref, sellerId, currency, amount, tax } = payout;
  const entry = { ref, sellerId, currency, at: parts.clock.now() };
  const split = { amount, tax, net: amount - tax };
  if (to === 'in_transit') await postEntry(tx, { ...entry, kind: 'payout_sent', amounts: { amount } });
  if (to === 'paid') await postEntry(tx, { ...entry, kind: 'payout_paid', amounts: split });
  if (to !== 'failed') return;
  if (payout.state === 'paid') await postEntry(tx, { ...entry, kind: 'payout_returned', amounts: split });
  else await postEntry(tx, { ...entry, kind: 'payout_failed', amounts: { amount } });
}
