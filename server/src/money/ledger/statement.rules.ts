import type { EntryKind } from '@chalkline/contract/money/ledger-kinds.ts';

/** What one kind of entry did to a seller's accounts, in minor units, debit above 0. */
export interface StatementTotal {
  readonly kind: EntryKind;
  readonly discount: number;
  readonly payable: number;
  readonly tax: number;
  readonly fees: number;
}

/**
 * opening + sales − discounts − refunds − disputes − fees − payouts = closing, which is what the ledger owes the seller
 * (payable and tax). In minor units; refunds above 0 are money that went back.
 */
export interface Statement {
  readonly opening: number;
  /** Before discounts, tax inside. */
  readonly sales: number;
  readonly discounts: number;
  readonly refunds: number;
  readonly disputes: number;
  /** The platform's fee, and the provider's where the seller bears it. */
  readonly fees: number;
  readonly payouts: number;
  readonly closing: number;
  /** Tax inside the sales less that of the refunds: what the seller owes its tax office. */
  readonly tax: number;
}

type Line = 'sales' | 'refunds' | 'disputes' | 'fees' | 'payouts';

/** The line of the statement for each kind; what is not the seller's has none. */
const lineOf: Readonly<Partial<Record<EntryKind, Line>>> = {
  paid: 'sales',
  provider_fee_passed_on: 'fees',
  refund_asked: 'refunds',
  refund_failed: 'refunds',
  dispute_lost: 'disputes',
  payout_paid: 'payouts',
  payout_returned: 'payouts',
};

/** Makes a statement of what came before a span and what happened in it. */
export function statementFrom(
  before: readonly StatementTotal[],
  within: readonly StatementTotal[],
): Statement {
  const sums = { sales: 0, discounts: 0, refunds: 0, disputes: 0, fees: 0, payouts: 0, tax: 0 };
  for (const { kind, discount, payable, tax, fees } of within) {
    const line = lineOf[kind];
    if (line === undefined) continue;
    const moved = payable + tax;
    // The platform's fee never reaches the seller: a sale counts whole, and the fee has a line of its own.
    if (line === 'sales') sums.sales += discount - moved - fees;
    else if (line === 'refunds') sums.refunds += moved + fees;
    else sums[line] += moved;
    if (line === 'sales') sums.discounts += discount;
    if (line === 'sales' || line === 'refunds') {
      sums.fees -= fees;
      sums.tax -= tax;
    }
  }
  const opening = owed(before);
  return { opening, ...sums, closing: opening + owed(within) };
}

/** What is owed to the seller by these entries: the other side of what was credited. */
function owed(totals: readonly StatementTotal[]): number {
  const debited = totals.reduce((sum, { payable, tax }) => sum + payable + tax, 0);
  return debited === 0 ? 0 : -debited;
}
