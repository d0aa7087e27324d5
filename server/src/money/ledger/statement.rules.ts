import type { EntryKind } from '@chalkline/contract/money/ledger-kinds.ts';

/** What one kind of entry did to an account in a span, in minor units, debit above 0. */
interface StatementTotal {
  readonly kind: EntryKind;
  readonly account: 'payable' | 'tax' | 'fees' | 'discount';
  readonly amount: number;
}

interface StatementFigures {
  /** What the seller was owed at the end of the span: payable and tax. */
  readonly closing: number;
  readonly within: readonly StatementTotal[];
}

/**
 * opening + sales − discounts − refunds + paidOutside − disputes − fees − payouts = closing, which is what the ledger owes
 * the seller (payable and tax). In minor units; refunds above 0 are money that went back.
 */
export interface Statement {
  readonly opening: number;
  /** Before discounts, tax inside. */
  readonly sales: number;
  readonly discounts: number;
  readonly refunds: number;
  /** Refunds that the seller paid past us, which we owe it. */
  readonly paidOutside: number;
  readonly disputes: number;
  /** The platform's fee, and the provider's where the seller bears it. */
  readonly fees: number;
  readonly payouts: number;
  readonly closing: number;
  /** Tax inside the sales less that of the refunds: what the seller owes its tax office. */
  readonly tax: number;
}

type Line = 'sales' | 'refunds' | 'paidOutside' | 'disputes' | 'fees' | 'payouts';

/** The line of the statement for each kind; what is not the seller's has none. */
const lineOf: Readonly<Partial<Record<EntryKind, Line>>> = {
  paid: 'sales',
  provider_fee_passed_on: 'fees',
  refund_asked: 'refunds',
  refund_failed: 'refunds',
  refund_paid_outside: 'paidOutside',
  dispute_lost: 'disputes',
  payout_paid: 'payouts',
  payout_returned: 'payouts',
};

/** Makes a statement of what happened in a span, and of the balance at its end. */
export function statementFrom({ closing, within }: StatementFigures): Statement {
  const sums = {
    sales: 0,
    discounts: 0,
    refunds: 0,
    paidOutside: 0,
    disputes: 0,
    fees: 0,
    payouts: 0,
    tax: 0,
  };
  let opening = closing;
  for (const { kind, account, amount } of within) {
    if (account === 'payable' || account === 'tax') opening += amount;
    const line = lineOf[kind];
    if (line === undefined) continue;
    // The platform's fee never reaches the seller: a sale counts whole, and the fee has a line of its own.
    if (line === 'sales') sums.sales += account === 'discount' ? amount : -amount;
    else if (line === 'refunds') sums.refunds += amount;
    else if (line === 'paidOutside') sums.paidOutside -= amount;
    else if (account !== 'fees') sums[line] += amount;
    if (account === 'discount') sums.discounts += amount;
    if (line === 'sales' || line === 'refunds') {
      if (account === 'fees') sums.fees -= amount;
      if (account === 'tax') sums.tax -= amount;
    }
  }
  return { opening, ...sums, closing };
}
