/**
 * The accounts. `provider` is money at the payment provider, at the platform's account or a seller's;
 * `payable` and `tax` are what a seller is owed and owes; `transit` is on its way to a bank; `credit` is what a person
 * has to spend; `cash` and `own_sales` are what a seller took at its own desk, which never passes us.
 */
export const ledgerAccounts = [
  'provider',
  'payable',
  'tax',
  'fees',
  'provider_fees',
  'refunds_due',
  'disputes',
  'transit',
  'credit',
  'cash',
  'own_sales',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** What can happen to money. Each kind posts by a line of the posting table. */
export const entryKinds = [
  'paid',
  'transferred',
  'provider_fee',
  'provider_fee_passed_on',
  'refund_asked',
  'refund_succeeded',
  'refund_failed',
  'refund_returned',
  'refund_paid_outside',
  'received_in_excess',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'transfer_reversed',
  'payout_sent',
  'payout_paid',
  'payout_failed',
  'payout_returned',
  'cash_sale',
  'cash_refund',
  'credit_given',
] as const;
export type EntryKind = (typeof entryKinds)[number];
