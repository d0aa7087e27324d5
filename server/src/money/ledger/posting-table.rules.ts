import type { EntryKind, LedgerAccount } from '@chalkline/contract/money/ledger-kinds.ts';

/**
 * What each kind of entry posts, as data. Amounts are minor units of one currency; a debit adds to an account, a credit
 * takes from it, and every entry's postings add up to 0. Source: the posting table of the specification of money.
 */

/** Whose account it is: each seller has accounts of its own, each person a credit, the platform one of each. */
export type AccountOwner = 'platform' | 'seller' | 'person';

export type PostingLine = readonly [
  side: 'debit' | 'credit',
  account: LedgerAccount,
  owner: AccountOwner,
  amount: string,
];

/** Money came for an order: `total` is paid, of which `tax` and `fee` are not the seller's to keep. */
const paid = [
  ['debit', 'provider', 'platform', 'total'],
  ['credit', 'payable', 'seller', 'net'],
  ['credit', 'tax', 'seller', 'tax'],
  ['credit', 'fees', 'platform', 'fee'],
] as const satisfies readonly PostingLine[];

const transferred = [
  ['debit', 'provider', 'seller', 'amount'],
  ['credit', 'provider', 'platform', 'amount'],
] as const satisfies readonly PostingLine[];

const refundAsked = [
  ['debit', 'payable', 'seller', 'net'],
  ['debit', 'tax', 'seller', 'tax'],
  ['debit', 'fees', 'platform', 'fee'],
  ['credit', 'refunds_due', 'platform', 'total'],
] as const satisfies readonly PostingLine[];

const disputeOpened = [
  ['debit', 'disputes', 'platform', 'amount'],
  ['credit', 'provider', 'platform', 'amount'],
] as const satisfies readonly PostingLine[];

const payoutSent = [
  ['debit', 'transit', 'seller', 'amount'],
  ['credit', 'provider', 'seller', 'amount'],
] as const satisfies readonly PostingLine[];

const payoutPaid = [
  ['debit', 'payable', 'seller', 'net'],
  ['debit', 'tax', 'seller', 'tax'],
  ['credit', 'transit', 'seller', 'amount'],
] as const satisfies readonly PostingLine[];

export const postingTable = {
  paid,
  /** The provider moved the money of a payment on to the seller's account there. */
  transferred,
  /** What the provider takes for its work, borne by the platform. */
  provider_fee: [
    ['debit', 'provider_fees', 'platform', 'amount'],
    ['credit', 'provider', 'platform', 'amount'],
  ],
  /** Where the seller bears the provider's fee: `collected` is taken from the seller's account at the provider. */
  provider_fee_passed_on: [
    ['debit', 'payable', 'seller', 'amount'],
    ['credit', 'provider_fees', 'platform', 'amount'],
    ['debit', 'provider', 'platform', 'collected'],
    ['credit', 'provider', 'seller', 'collected'],
  ],
  refund_asked: refundAsked,
  /** The refund left the provider: from the seller's account where the transfer was reversed, else from ours. */
  refund_succeeded: [
    ['debit', 'refunds_due', 'platform', 'total'],
    ['credit', 'provider', 'seller', 'fromSeller'],
    ['credit', 'provider', 'platform', 'fromPlatform'],
  ],
  /** It failed instead, or was canceled: what was asked is undone. */
  refund_failed: reversed(refundAsked),
  /** It had arrived, and the bank sent it back. */
  refund_returned: [
    ['debit', 'provider', 'seller', 'fromSeller'],
    ['debit', 'provider', 'platform', 'fromPlatform'],
    ['credit', 'refunds_due', 'platform', 'total'],
  ],
  /** The seller paid it, past the provider, and is owed what we would have sent. */
  refund_paid_outside: [
    ['debit', 'refunds_due', 'platform', 'total'],
    ['credit', 'payable', 'seller', 'total'],
  ],
  /** Money that no order can take, such as a second payment of one: it only ever goes back. */
  received_in_excess: [
    ['debit', 'provider', 'platform', 'total'],
    ['credit', 'refunds_due', 'platform', 'total'],
  ],
  dispute_opened: disputeOpened,
  dispute_won: reversed(disputeOpened),
  dispute_lost: [
    ['debit', 'payable', 'seller', 'amount'],
    ['credit', 'disputes', 'platform', 'amount'],
  ],
  /** What was transferred for a disputed payment is back with the platform. */
  transfer_reversed: reversed(transferred),
  payout_sent: payoutSent,
  payout_paid: payoutPaid,
  /** The bank refused it before it had arrived. */
  payout_failed: reversed(payoutSent),
  /** It had arrived, and the bank sent it back. */
  payout_returned: [...reversed(payoutPaid), ...reversed(payoutSent)],
  /** Paid in cash at the seller's desk: kept for its books, owed to nobody. */
  cash_sale: [
    ['debit', 'cash', 'seller', 'total'],
    ['credit', 'own_sales', 'seller', 'total'],
  ],
  cash_refund: [
    ['debit', 'own_sales', 'seller', 'total'],
    ['credit', 'cash', 'seller', 'total'],
  ],
  /** A refund that stays with us as something to spend. */
  credit_given: [
    ['debit', 'refunds_due', 'platform', 'total'],
    ['credit', 'credit', 'person', 'total'],
  ],
} as const satisfies Readonly<Record<EntryKind, readonly PostingLine[]>>;

/** The amounts of an entry of this kind. */
export type EntryAmounts<Kind extends EntryKind> = Readonly<
  Record<(typeof postingTable)[Kind][number][3], number>
>;

export interface Posting {
  readonly account: LedgerAccount;
  readonly owner: AccountOwner;
  /** Debit above 0, credit below. */
  readonly amount: number;
}

/** The postings of one entry, those of 0 left out. Throws a RangeError for amounts that do not add up. */
export function postingsOf<Kind extends EntryKind>(kind: Kind, amounts: EntryAmounts<Kind>): Posting[] {
  const given: Readonly<Record<string, number>> = amounts;
  const lines: readonly PostingLine[] = postingTable[kind];
  const postings = lines.map(([side, account, owner, part]) => {
    const amount = given[part];
    if (amount === undefined || !Number.isSafeInteger(amount) || amount < 0) {
      throw new RangeError(`${part} of ${kind} is not a whole amount of 0 or more`);
    }
    return { account, owner, amount: side === 'debit' ? amount : -amount };
  });
  const sum = postings.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new RangeError(`the postings of ${kind} add up to ${sum}`);
  return postings.filter(({ amount }) => amount !== 0);
}

function reversed<Part extends string>(
  lines: readonly (readonly [PostingLine[0], LedgerAccount, AccountOwner, Part])[],
): readonly (readonly [PostingLine[0], LedgerAccount, AccountOwner, Part])[] {
  return lines.map(([side, account, owner, part]) => [
    side === 'debit' ? 'credit' : 'debit',
    account,
    owner,
    part,
  ]);
}
