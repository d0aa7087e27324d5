import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { EvidenceFileKind, EvidenceType } from '@chalkline/contract/money/evidence.ts';
import type {
  DisputeState,
  PaymentState,
  PayoutAccountState,
  PayoutState,
  RefundState,
} from '@chalkline/contract/money/money.lifecycles.ts';

/**
 * What the product asks of the payment provider. Amounts are our minor units; each provider turns them into its own.
 * Every call that moves money takes a key: the same key again gives the first answer, whatever happened in between.
 * Calls throw `ProviderUnreachable` when no answer came (it may have been done all the same: ask again with the same
 * key) and `ProviderRefused` when the answer was no.
 */
export interface PaymentProvider {
  readonly name: 'test' | 'stripe';

  /** Opens an account for a seller, which then has to be filled in by the seller at the provider. */
  openAccount(asked: AccountAsked): Promise<AccountNews>;
  /** A new address, for one use, where the seller fills in the account. */
  onboardingAddress(reference: string, addresses: OnboardingAddresses): Promise<string>;
  readAccount(reference: string): Promise<AccountNews>;

  /**
   * Opens a payment that the buyer then completes in the browser with its client secret. One of 0 takes nothing: it only
   * keeps the method.
   */
  openPayment(asked: PaymentAsked): Promise<PaymentNews>;
  readPayment(reference: string): Promise<PaymentNews>;
  /**
   * Takes an open payment from a method that was kept, without the buyer. One that is declined gives `requires_method`
   * and why; refused where the payment isn't open anymore.
   */
  payWithSaved(asked: SavedPaymentAsked): Promise<PaymentNews>;
  /** The method takes no payments anymore. Safe to repeat. */
  forgetMethod(reference: string): Promise<void>;
  /** Gives `succeeded` instead where the buyer was faster. */
  cancelPayment(reference: string): Promise<PaymentNews>;

  /** Sends money back to who paid it; what was transferred to a seller is taken back from there. */
  refund(asked: RefundAsked): Promise<RefundNews>;
  readRefund(reference: string): Promise<RefundNews>;

  /** Sends the balance of a seller's account to its bank. */
  payOut(asked: PayoutAsked): Promise<PayoutNews>;
  readPayout(account: string, reference: string): Promise<PayoutNews>;

  /** Sends money that is with the platform to a seller's account. Safe to repeat with its key. */
  transfer(asked: TransferAsked): Promise<void>;
  /** Takes money from a seller's account for the platform, such as the provider's fee. Safe to repeat with its key. */
  collect(asked: AccountAmount): Promise<void>;

  readDispute(reference: string): Promise<DisputeNews>;
  /** Hands over a file for evidence; gives its name there. Safe to repeat with its key. */
  sendFile(file: ProviderFile): Promise<string>;
  sendEvidence(reference: string, evidence: DisputeEvidence): Promise<DisputeNews>;
  /** Gives up a dispute: it's lost at once. */
  acceptDispute(reference: string): Promise<DisputeNews>;
  /** Takes money of a payment back from the seller's account, as after a lost dispute; gives how much came back. */
  reverseTransfer(asked: ReversalAsked): Promise<number>;

  /** Everything that moved in an account since a moment, oldest first; `account` null: the platform's own. */
  balanceTransactions(account: string | null, since: Date): AsyncIterable<BalanceTransaction>;

  /**
   * Checks that a webhook came from the provider and says what it is about. Throws `BadSignature` for one that is
   * forged, altered or older than 300 s. Kinds that nobody knows are given as they are.
   */
  readWebhook(raw: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<ProviderEvent>;
}

export interface AccountAsked {
  readonly key: string;
  readonly email: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  readonly name: string;
}

export interface OnboardingAddresses {
  /** Where the provider sends the seller when the address was used or is too old: it asks for a new one. */
  readonly refresh: string;
  readonly done: string;
}

export interface AccountNews {
  readonly reference: string;
  readonly state: PayoutAccountState;
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
  /** Fields that the provider still wants, in its own names. */
  readonly requirements: readonly string[];
}

export interface PaymentAsked {
  /** `order:attempt`. */
  readonly key: string;
  readonly orderId: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** The seller's account, which gets the money less the fee; null: it stays with the platform. */
  readonly destination: string | null;
  /** What the platform keeps, in minor units. */
  readonly fee: number;
  readonly description: string;
  readonly email: string;
  /** Keeps the method that the buyer pays with, for payments without them. */
  readonly saves?: boolean;
  /** Who at the provider has the saved method that will pay; null: the buyer pays in the browser. */
  readonly customer?: string | null;
}

export interface SavedPaymentAsked {
  readonly key: string;
  readonly payment: string;
  readonly method: string;
}

/** A method that was kept with a payment. */
export interface SavedMethod {
  readonly customer: string;
  readonly reference: string;
  /** `visa`, `sepa_debit`: the provider's word for it. */
  readonly brand: string;
  /** The last digits of its number; empty where it has none. */
  readonly last4: string;
}

export interface PaymentNews {
  readonly reference: string;
  readonly state: PaymentState;
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly destination: string | null;
  /** With this the buyer's browser completes the payment, and nothing else. */
  readonly clientSecret: string | null;
  /** Why the last try failed: a code of ours. */
  readonly failure: 'card_declined' | 'insufficient_funds' | 'authentication_failed' | 'expired' | null;
  /** What the provider took for it, once that is known. */
  readonly providerFee: number | null;
  /** What has been moved on to the seller's account. */
  readonly transferred: number;
  /** The method that was kept, once it has paid. */
  readonly saved: SavedMethod | null;
}

export interface RefundAsked {
  readonly key: string;
  readonly payment: string;
  readonly amount: number;
  /** The platform's fee inside it, which goes back as well. */
  readonly fee: number;
}

export interface ReversalAsked {
  readonly key: string;
  readonly payment: string;
  readonly amount: number;
}

export interface RefundNews {
  readonly reference: string;
  readonly payment: string;
  readonly state: RefundState;
  readonly amount: number;
  /** How much of it came back from the seller's account; the rest was the platform's. */
  readonly fromSeller: number;
}

export interface PayoutAsked {
  readonly key: string;
  readonly account: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
}

export interface PayoutNews {
  readonly reference: string;
  readonly account: string;
  readonly state: PayoutState;
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** When it is at the bank, or is expected there. */
  readonly arrivesAt: Date | null;
  readonly failure: string | null;
}

export interface DisputeNews {
  readonly reference: string;
  readonly payment: string;
  readonly state: DisputeState;
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly reason: string;
  /** Until when evidence may be sent. */
  readonly respondBy: Date | null;
}

export interface AccountAmount {
  readonly key: string;
  readonly account: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
}

export interface TransferAsked extends AccountAmount {
  /** The payment that it's a part of, which is sent whatever the balance is. null: it's taken from the balance. */
  readonly payment: string | null;
}

/** A file that is handed over to the provider. */
export interface ProviderFile {
  readonly key: string;
  readonly name: string;
  readonly type: EvidenceType;
  readonly bytes: Buffer;
}

/** A file that the provider has, and what it shows. */
export interface EvidenceFileSent {
  readonly kind: EvidenceFileKind;
  readonly reference: string;
}

export interface DisputeEvidence {
  readonly text: string;
  readonly files: readonly EvidenceFileSent[];
  readonly customerName: string;
  readonly customerEmail: string;
  readonly product: string;
  /** When what was bought took or takes place, as a day. */
  readonly serviceDate: string | null;
}

/** One movement in an account at the provider, for reconciling. */
export interface BalanceTransaction {
  readonly reference: string;
  readonly kind:
    | 'charge'
    | 'transfer'
    | 'refund'
    | 'transfer_refund'
    | 'dispute'
    | 'fee'
    | 'payout'
    | 'other';
  /** Added to the account, before the provider's fee. */
  readonly amount: number;
  readonly fee: number;
  readonly currency: CurrencyCode;
  readonly at: Date;
  /** The payment, refund, payout or dispute it belongs to. */
  readonly source: string | null;
}

/** News that reached us by webhook. What it says is not believed: the thing is read again. */
export interface ProviderEvent {
  readonly id: string;
  /** The provider's own word for it, such as `payment_intent.succeeded`. */
  readonly kind: string;
  readonly about: 'payment' | 'refund' | 'account' | 'payout' | 'dispute' | null;
  readonly reference: string | null;
  /** The seller's account it happened in; null: the platform's. */
  readonly account: string | null;
}

/** No answer came. What was asked may have been done. */
export class ProviderUnreachable extends Error {}

/** The provider understood and said no; `code` is its own. */
export class ProviderRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A webhook that the provider did not send, or not lately. */
export class BadSignature extends Error {}
