import type { PayoutReply } from '@chalkline/contract/money/selling.schema.ts';
import type { PayoutRow } from './payouts.table.ts';

export function presentPayout(payout: PayoutRow): PayoutReply {
  const { id, month, currency, state, amount, reason, failure } = payout;
  return {
    ...{ id, month, currency, state, amount, reason, failure },
    arrivesAt: payout.arrivesAt?.toISOString() ?? null,
    createdAt: payout.createdAt.toISOString(),
  };
}
