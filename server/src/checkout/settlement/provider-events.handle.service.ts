import { followAccount } from '../../money/payout-accounts/payout-accounts.service.ts';
import { settlePayout } from '../../money/payouts/payouts.send.service.ts';
import type { Parts } from '../../platform/parts.ts';
import { settleDispute } from '../disputes/disputes.service.ts';
import { findWaitingEvent, markHandled } from './provider-events.repository.ts';
import type { ProviderEventRow } from './provider-events.table.ts';
import { settleReference, settleRefund } from './settle.service.ts';

interface EventKey {
  readonly provider: string;
  readonly eventId: string;
}

/**
 * Follows what a webhook is about; what it says itself isn't looked at. It counts as handled only afterwards, in a
 * transaction of its own, so one that fails is tried again. Kinds that nothing follows are kept and done.
 */
export async function handleProviderEvent(parts: Parts, { provider, eventId }: EventKey): Promise<void> {
  const { sql } = parts.database;
  const event = await findWaitingEvent(sql, provider, eventId);
  if (!event) return;
  await follow(parts, event);
  await markHandled(sql, event, parts.clock.now());
}

async function follow(parts: Parts, { about, reference }: ProviderEventRow): Promise<void> {
  if (reference === null) return;
  if (about === 'payment') await settleReference(parts, reference);
  if (about === 'refund') await settleRefund(parts, reference);
  if (about === 'account') await followAccount(parts, reference);
  if (about === 'payout') await settlePayout(parts, reference);
  if (about === 'dispute') await settleDispute(parts, reference);
}
