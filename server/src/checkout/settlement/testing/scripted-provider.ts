import type { PaymentState } from '@chalkline/contract/money/money.lifecycles.ts';
import {
  type AccountAmount,
  BadSignature,
  type DisputeEvidence,
  type DisputeNews,
  type PaymentAsked,
  type PaymentNews,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderFile,
  ProviderRefused,
  ProviderUnreachable,
  type RefundAsked,
  type RefundNews,
  type ReversalAsked,
} from '../../../money/providers/payment-provider.service.ts';

type Call =
  | 'reverseTransfer'
  | 'sendFile'
  | 'collect'
  | 'openPayment'
  | 'readPayment'
  | 'cancelPayment'
  | 'refund'
  | 'readRefund';

/** How the next answers to a call come: `lost` after it was done, `refused`, or `late` once it's let go. */
type Manner = 'lost' | 'refused' | { readonly late: Promise<void> };

const notScripted = () => Promise.reject(new Error('this provider is not asked for that here'));

/**
 * A payment provider for tests that does what it's told: it keeps payments and refunds in memory, answers late, twice, out
 * of order or never, and counts what it charged and gave back.
 */
export class ScriptedProvider implements PaymentProvider {
  readonly name = 'test';
  readonly #payments = new Map<string, PaymentNews>();
  readonly #refunds = new Map<string, RefundNews>();
  readonly #disputes = new Map<string, DisputeNews>();
  readonly #byKey = new Map<string, string>();
  readonly #manners: [call: Call, manner: Manner, about: string | undefined][] = [];
  /** Calls as they came, each with the payment or refund that it's about. */
  readonly calls: string[] = [];
  /** The state that a refund has as soon as it's sent. */
  refundsBecome: RefundNews['state'] = 'succeeded';

  /** The next answer to this call comes in this manner; with `about` the next one about that payment. */
  next(call: Call, manner: Manner, about?: string): void {
    this.#manners.push([call, manner, about]);
  }

  /** From now on it answers as usual. */
  forgetManners(): void {
    this.#manners.length = 0;
  }

  /** The next answer to this call is made at once and comes once `letGo` is called. */
  delay(call: Call): { readonly asked: Promise<void>; letGo(): void } {
    const { promise, resolve } = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    this.next(call, { late: promise });
    this.#onLate = asked.resolve;
    return { asked: asked.promise, letGo: resolve };
  }
  #onLate: () => void = () => undefined;

  /** What the buyer, a bank or a dashboard did with a payment. */
  become(reference: string, state: PaymentState, more: Partial<PaymentNews> = {}): void {
    const payment = this.payment(reference);
    const fee = state === 'succeeded' ? { providerFee: 126 } : {};
    this.#payments.set(reference, { ...payment, ...fee, ...more, state });
  }

  /** A refund that somebody made at the provider. */
  refundThere(payment: string, amount: number): string {
    const reference = `re_${this.#refunds.size + 1}`;
    this.#refunds.set(reference, { reference, payment, amount, state: 'succeeded', fromSeller: 0 });
    return reference;
  }

  /** The name of the newest refund. */
  get lastRefund(): string {
    return [...this.#refunds.keys()].at(-1) ?? '';
  }

  refundBecomes(reference: string, state: RefundNews['state']): void {
    const refund = this.#refunds.get(reference);
    if (refund) this.#refunds.set(reference, { ...refund, state });
  }

  /** About the whole payment, unless `part` says how much of it. */
  disputeBecomes(
    reference: string,
    payment: string,
    state: DisputeNews['state'],
    part: Partial<Pick<DisputeNews, 'amount'>> = {},
  ): void {
    const { amount, currency } = this.payment(payment);
    const dispute = {
      reference,
      payment,
      state,
      amount,
      currency,
      reason: 'fraudulent',
      respondBy: null,
      ...part,
    };
    this.#disputes.set(reference, dispute);
  }

  payment(reference: string): PaymentNews {
    const found = this.#payments.get(reference);
    if (!found) throw new Error(`no payment ${reference}`);
    return found;
  }

  get payments(): readonly PaymentNews[] {
    return [...this.#payments.values()];
  }

  /** What went back of a payment. */
  refundedOf(reference: string): number {
    const own = [...this.#refunds.values()].filter(({ payment }) => payment === reference);
    return own.filter(({ state }) => state === 'succeeded').reduce((sum, { amount }) => sum + amount, 0);
  }

  openPayment({ key, amount, currency, destination }: PaymentAsked): Promise<PaymentNews> {
    const reference = this.#once(key, (made) => {
      const unpaid = { state: 'requires_method', failure: null, providerFee: null } as const;
      const nothing = { transferred: 0, saved: null } as const;
      const asked = { reference: made, amount, currency, destination, clientSecret: `${made}_secret` };
      this.#payments.set(made, { ...asked, ...unpaid, ...nothing });
    });
    return this.#answer('openPayment', reference, () => this.payment(reference));
  }

  readPayment(reference: string): Promise<PaymentNews> {
    return this.#answer('readPayment', reference, () => this.payment(reference));
  }

  cancelPayment(reference: string): Promise<PaymentNews> {
    if (this.payment(reference).state !== 'succeeded') this.become(reference, 'canceled');
    return this.#answer('cancelPayment', reference, () => this.payment(reference));
  }

  refund({ key, payment, amount }: RefundAsked): Promise<RefundNews> {
    if (this.#mannerOf('refund', payment)?.[1] === 'refused') {
      return this.#answer('refund', payment, () => this.#refundNews(''));
    }
    const paid = this.payment(payment);
    if (this.refundedOf(payment) + amount > paid.amount && !this.#byKey.has(key)) {
      return Promise.reject(new ProviderRefused('charge_already_refunded', 'More than was charged.'));
    }
    const reference = this.#once(key, (made) => {
      const fromSeller = Math.min(amount, paid.transferred);
      this.#refunds.set(made, { reference: made, payment, amount, state: this.refundsBecome, fromSeller });
    });
    return this.#answer('refund', payment, () => this.#refundNews(reference));
  }

  readRefund(reference: string): Promise<RefundNews> {
    return this.#answer('readRefund', reference, () => this.#refundNews(reference));
  }

  async readDispute(reference: string): Promise<DisputeNews> {
    const found = this.#disputes.get(reference);
    if (!found) throw new Error(`no dispute ${reference}`);
    return found;
  }

  async readWebhook(
    raw: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<ProviderEvent> {
    if (headers['x-signature'] !== `over ${raw.length} bytes`) throw new BadSignature();
    return JSON.parse(raw.toString()) as ProviderEvent;
  }

  readonly openAccount = notScripted;
  readonly payWithSaved = notScripted;
  readonly forgetMethod = notScripted;
  readonly onboardingAddress = notScripted;
  readonly readAccount = notScripted;
  readonly payOut = notScripted;
  readonly transfer = notScripted;
  readonly readPayout = notScripted;
  /** What was taken back from sellers, by payment. */
  readonly reversed = new Map<string, number>();
  /** What was sent to a bank, by dispute. */
  readonly evidence = new Map<string, string>();

  /** Fees that were collected from sellers, by key. */
  readonly collected = new Map<string, AccountAmount>();

  async collect(asked: AccountAmount): Promise<void> {
    await this.#answer('collect', asked.account, () => this.collected.set(asked.key, asked));
  }

  /** Files that were handed over, by key. */
  readonly files = new Map<string, ProviderFile>();
  /** What each file of the evidence shows, by dispute. */
  readonly evidenceFiles = new Map<string, DisputeEvidence['files']>();

  async sendFile(file: ProviderFile): Promise<string> {
    return this.#answer('sendFile', file.key, () => {
      this.files.set(file.key, file);
      return `file_${file.key}`;
    });
  }

  async sendEvidence(reference: string, { text, files }: DisputeEvidence): Promise<DisputeNews> {
    return this.#closeDispute(reference, 'under_review', () => {
      this.evidence.set(reference, text);
      this.evidenceFiles.set(reference, files);
    });
  }

  async acceptDispute(reference: string): Promise<DisputeNews> {
    return this.#closeDispute(reference, 'lost');
  }

  async reverseTransfer({ key, payment, amount }: ReversalAsked): Promise<number> {
    if (this.#mannerOf('reverseTransfer', payment)) {
      await this.#answer('reverseTransfer', payment, () => 0);
    }
    this.#once(key, () => this.reversed.set(payment, (this.reversed.get(payment) ?? 0) + amount));
    return this.payment(payment).destination === null ? 0 : amount;
  }

  async #closeDispute(
    reference: string,
    state: DisputeNews['state'],
    done?: () => void,
  ): Promise<DisputeNews> {
    const dispute = await this.readDispute(reference);
    if (dispute.state !== 'needs_response') throw new ProviderRefused('dispute_closed', 'Too late.');
    done?.();
    this.#disputes.set(reference, { ...dispute, state });
    return { ...dispute, state };
  }

  readonly balanceTransactions = (): AsyncIterable<never> => {
    throw new Error('this provider is not reconciled here');
  };

  #refundNews(reference: string): RefundNews {
    const found = this.#refunds.get(reference);
    if (!found) throw new ProviderRefused('resource_missing', `no refund ${reference}`);
    return found;
  }

  #once(key: string, make: (reference: string) => void): string {
    const known = this.#byKey.get(key);
    if (known) return known;
    const reference = `ref_${this.#byKey.size + 1}`;
    this.#byKey.set(key, reference);
    make(reference);
    return reference;
  }

  #mannerOf(call: Call, about: string) {
    return this.#manners.find(([scripted, , bound]) => scripted === call && (bound ?? about) === about);
  }

  async #answer<News>(call: Call, about: string, read: () => News): Promise<News> {
    this.calls.push(`${call} ${about}`);
    const found = this.#mannerOf(call, about);
    if (found) this.#manners.splice(this.#manners.indexOf(found), 1);
    const manner = found?.[1];
    if (manner === 'refused') throw new ProviderRefused('refused', 'No.');
    const news = read();
    if (manner === 'lost') throw new ProviderUnreachable('The answer was lost.');
    if (manner) {
      this.#onLate();
      await manner.late;
    }
    return news;
  }
}
