import type { PayoutReply, SkipReason } from '@chalkline/contract/money/selling.schema.ts';
import { shortDay } from './money-days.ts';

const reasons: Readonly<Record<SkipReason, string>> = {
  no_account: 'No payout account',
  payouts_disabled: 'Payouts are off',
  suspended: 'Held while the account is suspended',
  below_zero: 'Below zero, carried over',
  below_step: 'Too small, carried over',
  held: 'Held by the platform',
};

/** What became of a payout. */
export function payoutText({ state, reason, failure, arrivesAt }: PayoutReply): string {
  const day = arrivesAt ? shortDay(arrivesAt) : null;
  switch (state) {
    case 'planned':
      return 'Planned';
    case 'in_transit':
      return day ? `On its way, expected ${day}` : 'On its way';
    case 'paid':
      return day ? `Arrived ${day}` : 'Arrived';
    case 'failed':
      return failure === 'account_closed' ? 'Failed, bank account closed' : 'Failed, part of the next payout';
    case 'skipped':
      return reason ? reasons[reason] : 'Skipped';
  }
}
