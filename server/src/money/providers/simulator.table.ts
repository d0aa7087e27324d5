import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import { disputeStates, refundStates } from '@chalkline/contract/money/money.lifecycles.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { keepFor } from '../../platform/database/retention.ts';
import { moneySchema } from '../money.table.ts';

// The tables of the simulated payment provider. They hold what a real provider would keep, so nothing else in
// the database refers to them, and they hold no names or addresses of people. All amounts are our minor units.

const moment = (name: string) => timestamp(name, { withTimezone: true });
const amountOf = (name: string) => bigint(name, { mode: 'number' });

export const banks = ['good', 'closed', 'returns'] as const;
export const accountReviews = ['pending', 'approved', 'incomplete', 'rejected'] as const;

export const testAccounts = moneySchema.table(
  'test_accounts',
  {
    reference: text('reference').primaryKey(),
    country: text('country').notNull(),
    review: text('review', { enum: accountReviews }).notNull(),
    /** What becomes of payouts: `closed` fails them, `returns` sends them back after they arrived. */
    bank: text('bank', { enum: banks }).notNull(),
    /** The onboarding link that can be used now, and where it leads. */
    link: text('link'),
    linkMadeAt: moment('link_made_at'),
    refreshUrl: text('refresh_url'),
    doneUrl: text('done_url'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('test_accounts_link').on(table.link),
    check('test_accounts_review', oneOf(table.review, accountReviews)),
    check('test_accounts_bank', oneOf(table.bank, banks)),
  ],
);

export const testPaymentStates = ['open', 'challenged', 'processing', 'succeeded', 'canceled'] as const;
export const declines = ['card_declined', 'insufficient_funds', 'authentication_failed'] as const;
export const refundOutcomes = ['succeeds', 'pending_then_succeeds', 'succeeds_then_fails'] as const;

/** Test cards that were kept. */
export const testMethods = moneySchema.table('test_methods', {
  reference: text('reference').primaryKey(),
  customer: text('customer').notNull(),
  card: text('card').notNull(),
  forgottenAt: moment('forgotten_at'),
  createdAt: moment('created_at').notNull(),
});

export const testPayments = moneySchema.table(
  'test_payments',
  {
    reference: text('reference').primaryKey(),
    clientSecret: text('client_secret').notNull(),
    orderId: text('order_id').notNull(),
    amount: amountOf('amount').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    destination: text('destination').references(() => testAccounts.reference),
    fee: amountOf('fee').notNull(),
    state: text('state', { enum: testPaymentStates }).notNull(),
    decline: text('decline', { enum: declines }),
    /** While processing: what comes of it when it is due. */
    willSucceed: boolean('will_succeed'),
    /** Whether the buyer's bank disputes it some time after it succeeded. */
    willBeDisputed: boolean('will_be_disputed').notNull(),
    refunds: text('refunds', { enum: refundOutcomes }).notNull(),
    /** Whose methods pay, or are kept. */
    customer: text('customer'),
    /** Keeps the card that pays. */
    saves: boolean('saves').notNull().default(false),
    /** The card that pays, where it is kept. */
    card: text('card'),
    /** What it was kept as. */
    method: text('method').references(() => testMethods.reference),
    providerFee: amountOf('provider_fee'),
    /** Sent back or on its way back; a refund that failed is taken off again. */
    refunded: amountOf('refunded').notNull(),
    feeRefunded: amountOf('fee_refunded').notNull(),
    /** Sent on to a seller's account after it succeeded. */
    sentOn: amountOf('sent_on').notNull().default(0),
    dueAt: moment('due_at'),
    succeededAt: moment('succeeded_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('test_payments_due').on(table.dueAt).where(sql`due_at is not null`),
    check('test_payments_state', oneOf(table.state, testPaymentStates)),
    check('test_payments_currency', oneOf(table.currency, currencyCodes)),
    check('test_payments_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
    check('test_payments_fee', sql`${table.fee} between 0 and ${table.amount}`),
  ],
);

export const testRefunds = moneySchema.table(
  'test_refunds',
  {
    reference: text('reference').primaryKey(),
    payment: text('payment')
      .notNull()
      .references(() => testPayments.reference),
    amount: amountOf('amount').notNull(),
    fee: amountOf('fee').notNull(),
    fromSeller: amountOf('from_seller').notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    nextState: text('next_state', { enum: refundStates }),
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('test_refunds_payment').on(table.payment),
    index('test_refunds_due').on(table.dueAt).where(sql`due_at is not null`),
    check('test_refunds_state', oneOf(table.state, refundStates)),
    check('test_refunds_amount', sql`${table.amount} > 0`),
  ],
);

/** Files for evidence, without their bytes. */
export const testFiles = moneySchema.table('test_files', {
  reference: text('reference').primaryKey(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  /** Bytes. */
  size: integer('size').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const testDisputes = moneySchema.table(
  'test_disputes',
  {
    reference: text('reference').primaryKey(),
    payment: text('payment')
      .notNull()
      .references(() => testPayments.reference),
    amount: amountOf('amount').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    state: text('state', { enum: disputeStates }).notNull(),
    /** What the bank decides when it is due. */
    verdict: text('verdict', { enum: ['won', 'lost'] }).notNull(),
    respondBy: moment('respond_by').notNull(),
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('test_disputes_payment').on(table.payment),
    index('test_disputes_due').on(table.dueAt).where(sql`due_at is not null`),
    check('test_disputes_state', oneOf(table.state, disputeStates)),
  ],
);

export const testPayoutStates = ['in_transit', 'paid', 'failed'] as const;

export const testPayouts = moneySchema.table(
  'test_payouts',
  {
    reference: text('reference').primaryKey(),
    account: text('account')
      .notNull()
      .references(() => testAccounts.reference),
    amount: amountOf('amount').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    state: text('state', { enum: testPayoutStates }).notNull(),
    nextState: text('next_state', { enum: testPayoutStates }),
    arrivesAt: moment('arrives_at').notNull(),
    failure: text('failure'),
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('test_payouts_account').on(table.account),
    index('test_payouts_due').on(table.dueAt).where(sql`due_at is not null`),
    check('test_payouts_state', oneOf(table.state, testPayoutStates)),
    check('test_payouts_amount', sql`${table.amount} > 0`),
  ],
);

export const movementKinds = [
  'charge',
  'transfer',
  'refund',
  'transfer_refund',
  'dispute',
  'fee',
  'payout',
  /** Taken from a seller's account for the platform. */
  'other',
] as const;

/** What moved in the platform's account (`account` null) or in a seller's. */
export const testMovements = moneySchema.table(
  'test_movements',
  {
    /** In the order in which they happened, also within one millisecond. */
    position: bigserial('position', { mode: 'number' }).primaryKey(),
    account: text('account').references(() => testAccounts.reference),
    kind: text('kind', { enum: movementKinds }).notNull(),
    amount: amountOf('amount').notNull(),
    fee: amountOf('fee').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    source: text('source').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('test_movements_account').on(table.account, table.at),
    check('test_movements_kind', oneOf(table.kind, movementKinds)),
  ],
);

export const eventSubjects = ['payment', 'refund', 'account', 'payout', 'dispute'] as const;

/** The kinds of events, by Stripe's names. */
export type TestEventKind =
  | 'account.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | `payment_intent.${PaymentStep | 'payment_failed' | 'processing'}`
  | 'payout.created'
  | 'payout.failed'
  | 'payout.paid'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated'
  // Stripe has no event for one that is processing.
  | `setup_intent.${PaymentStep | 'setup_failed'}`;

export type PaymentStep = 'canceled' | 'requires_action' | 'succeeded';

/** What happened, to be told by webhook until somebody answers. */
export const testEvents = moneySchema.table(
  'test_events',
  {
    id: text('id').primaryKey(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    kind: text('kind').$type<TestEventKind>().notNull(),
    about: text('about', { enum: eventSubjects }).notNull(),
    reference: text('reference').notNull(),
    account: text('account'),
    tries: integer('tries').notNull(),
    /** null: delivered, or given up. */
    nextTryAt: moment('next_try_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('test_events_waiting').on(table.nextTryAt).where(sql`next_try_at is not null`),
    index('test_events_created').on(table.createdAt),
    check('test_events_about', oneOf(table.about, eventSubjects)),
  ],
);

/** The first answer to each idempotency key. */
export const testAnswers = moneySchema.table(
  'test_answers',
  {
    key: text('key').primaryKey(),
    asked: text('asked').notNull(),
    /** null only inside of the transaction that answers. */
    answer: jsonb('answer').$type<KeptAnswer>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('test_answers_created').on(table.createdAt)],
);

export type KeptAnswer =
  | { readonly done: unknown }
  | { readonly refused: { readonly code: string; readonly message: string } };

const days = 24 * 3_600_000;
export const testAnswerRetention = keepFor(90 * days, testAnswers.createdAt);
export const testEventRetention = keepFor(90 * days, testEvents.createdAt);

export type TestAccount = typeof testAccounts.$inferSelect;
export type TestMethod = typeof testMethods.$inferSelect;
export type TestPayment = typeof testPayments.$inferSelect;
export type TestRefund = typeof testRefunds.$inferSelect;
export type TestFile = typeof testFiles.$inferSelect;
export type TestDispute = typeof testDisputes.$inferSelect;
export type TestPayout = typeof testPayouts.$inferSelect;
export type TestMovement = typeof testMovements.$inferSelect;
export type TestEvent = typeof testEvents.$inferSelect;
