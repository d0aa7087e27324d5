import type { PayoutRunReply, RunPayoutReply } from '@chalkline/contract/money/payout-report.schema.ts';
import type { PayoutReply } from '@chalkline/contract/money/selling.schema.ts';
import type { NamedPayout, PayoutRun } from './payout-report.service.ts';
import type { PayoutRow } from './payouts.table.ts';

export function presentPayout(payout: PayoutRow): PayoutReply {
  const { id, month, currency, state, amount, reason, failure } = payout;
  return {
    id,
    month,
    currency,
    state,
    amount,
    reason,
    failure,
    arrivesAt: payout.arrivesAt?.toISOString() ?? null,
    createdAt: payout.createdAt.toISOString(),
  };
}

export function presentPayoutRun({ ranAt, ...run }: PayoutRun): PayoutRunReply {
  return { ...run, ranAt: ranAt.toISOString() };
}

export function presentRunPayout({ payout, seller }: NamedPayout): RunPayoutReply {
  return { ...presentPayout(payout), seller };
}
