import type Stripe from 'stripe';
import { z } from 'zod';
import { ProviderRefused } from '../payment-provider.service.ts';
import { makeOnboardingLink, openTestAccount, readTestAccount } from '../simulator.accounts.service.ts';
import { acceptTestDispute, readTestDispute, reverseTestTransfer } from '../simulator.disputes.service.ts';
import type { SimulatorParts } from '../simulator.once.service.ts';
import { cancelTestPayment, openTestPayment, readTestPayment } from '../simulator.payments.service.ts';
import {
  debitTestAccount,
  payOutTestAccount,
  readTestPayout,
  testMovements,
  transferToTestAccount,
} from '../simulator.payouts.service.ts';
import { readTestRefund, refundTestPayment } from '../simulator.refunds.service.ts';
import type { TestMovement } from '../simulator.table.ts';
import { keepFile, sendEvidence } from './stripe-evidence-calls.ts';
import {
  amountIn,
  currencyIn,
  expand,
  keyed,
  read,
  type StripeRequest,
  wireAmount,
} from './stripe-request.ts';
import {
  addCustomer,
  cancelSetup,
  confirmPayment,
  detachMethod,
  openSetup,
  readSetup,
} from './stripe-saved-calls.ts';
import {
  accountOnWire,
  disputeOnWire,
  linkOnWire,
  movementOnWire,
  payoutOnWire,
  transferOnWire,
} from './wire-accounts.ts';
import { chargeOnWire, debitOnWire, intentOnWire, refundOnWire, reversalOnWire } from './wire-payments.ts';

type Call = (parts: SimulatorParts, request: StripeRequest, id: string) => Promise<object>;

/** The calls of Stripe that the product uses, over the simulator. */
export const stripeCalls: readonly (readonly [method: string, path: RegExp, call: Call])[] = [
  ['POST', /^\/v1\/accounts$/, openAccount],
  ['GET', /^\/v1\/accounts\/(\w+)$/, async (parts, _, id) => accountOnWire(await readTestAccount(parts, id))],
  ['POST', /^\/v1\/account_links$/, openLink],
  ['POST', /^\/v1\/payment_intents$/, openPayment],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, readPayment],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/confirm$/, confirmPayment],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, cancelPayment],
  ['POST', /^\/v1\/setup_intents$/, openSetup],
  ['GET', /^\/v1\/setup_intents\/(\w+)$/, readSetup],
  ['POST', /^\/v1\/setup_intents\/(\w+)\/cancel$/, cancelSetup],
  ['POST', /^\/v1\/customers$/, addCustomer],
  ['POST', /^\/v1\/payment_methods\/(\w+)\/detach$/, detachMethod],
  ['POST', /^\/v1\/refunds$/, refund],
  ['GET', /^\/v1\/refunds\/(\w+)$/, readRefund],
  ['POST', /^\/v1\/payouts$/, payOut],
  ['GET', /^\/v1\/payouts\/(\w+)$/, readPayout],
  ['GET', /^\/v1\/disputes\/(\w+)$/, async (parts, _, id) => disputeOnWire(await readTestDispute(parts, id))],
  ['POST', /^\/v1\/charges$/, debitAccount],
  ['POST', /^\/v1\/transfers$/, transfer],
  ['POST', /^\/v1\/files$/, keepFile],
  ['POST', /^\/v1\/disputes\/(\w+)$/, sendEvidence],
  [
    'POST',
    /^\/v1\/disputes\/(\w+)\/close$/,
    async (parts, _, id) => disputeOnWire(await acceptTestDispute(parts, id)),
  ],
  ['POST', /^\/v1\/transfers\/(\w+)\/reversals$/, reverseTransfer],
  ['GET', /^\/v1\/balance_transactions$/, listMovements],
];

const accountForm = z.strictObject({
  type: z.literal('express'),
  email: z.string(),
  country: z.string().length(2),
  business_profile: z.strictObject({ name: z.string() }),
  capabilities: z.strictObject({
    card_payments: z.strictObject({ requested: z.literal('true') }),
    transfers: z.strictObject({ requested: z.literal('true') }),
  }),
  settings: z.strictObject({
    payouts: z.strictObject({ schedule: z.strictObject({ interval: z.literal('manual') }) }),
  }),
});

async function openAccount(parts: SimulatorParts, request: StripeRequest): Promise<Stripe.Account> {
  const { country } = read(accountForm, request.form);
  return keyed(parts, request, async (tx) =>
    accountOnWire(await openTestAccount(tx, country, parts.clock.now())),
  );
}

const linkForm = z.strictObject({
  account: z.string(),
  type: z.literal('account_onboarding'),
  refresh_url: z.string(),
  return_url: z.string(),
});

async function openLink(parts: SimulatorParts, { form }: StripeRequest): Promise<Stripe.AccountLink> {
  const asked = read(linkForm, form);
  const addresses = { refresh: asked.refresh_url, done: asked.return_url };
  const link = await makeOnboardingLink(parts, asked.account, addresses);
  return linkOnWire(`https://connect.stripe.test/setup/${link}`, parts.clock.now());
}

const intentForm = z.strictObject({
  amount: wireAmount,
  currency: z.string(),
  automatic_payment_methods: z.strictObject({
    enabled: z.literal('true'),
    allow_redirects: z.literal('never').optional(),
  }),
  customer: z.string().startsWith('cus_').optional(),
  setup_future_usage: z.literal('off_session').optional(),
  description: z.string(),
  receipt_email: z.string(),
  metadata: z.strictObject({ order_id: z.string() }),
  transfer_data: z.strictObject({ destination: z.string() }).optional(),
  on_behalf_of: z.string().optional(),
  application_fee_amount: wireAmount.refine((fee) => fee > 0).optional(),
  expand,
});

async function openPayment(parts: SimulatorParts, request: StripeRequest): Promise<Stripe.PaymentIntent> {
  const form = read(intentForm, request.form);
  const currency = currencyIn(form.currency);
  const asked = {
    orderId: form.metadata.order_id,
    amount: amountIn(form.amount, currency),
    currency,
    destination: form.transfer_data?.destination ?? null,
    fee: amountIn(form.application_fee_amount ?? 0, currency),
    saves: form.setup_future_usage !== undefined,
    customer: form.customer ?? null,
  };
  if (asked.saves && asked.customer === null) {
    throw new ProviderRefused('parameter_missing', 'A method is kept with a customer.');
  }
  return keyed(parts, request, async (tx) =>
    intentOnWire(await openTestPayment(tx, asked, parts.clock.now()), form.expand),
  );
}

const onlyExpand = z.strictObject({ expand });

async function readPayment(parts: SimulatorParts, { form }: StripeRequest, id: string) {
  return intentOnWire(await readTestPayment(parts, id), read(onlyExpand, form).expand);
}

async function cancelPayment(parts: SimulatorParts, { form }: StripeRequest, id: string) {
  return intentOnWire(await cancelTestPayment(parts, id), read(onlyExpand, form).expand);
}

const refundForm = z.strictObject({
  payment_intent: z.string(),
  amount: wireAmount,
  reverse_transfer: z.literal('true').optional(),
  refund_application_fee: z.literal('true').optional(),
  metadata: z.strictObject({ platform_fee: wireAmount }).optional(),
});

async function refund(parts: SimulatorParts, request: StripeRequest): Promise<Stripe.Refund> {
  const form = read(refundForm, request.form);
  const payment = await readTestPayment(parts, form.payment_intent);
  if ((form.reverse_transfer !== undefined) !== (payment.destination !== null)) {
    throw new ProviderRefused(
      'parameter_invalid',
      'reverse_transfer must come exactly where there is a transfer.',
    );
  }
  const amount = amountIn(form.amount, payment.currency);
  const fee = form.refund_application_fee === undefined ? 0 : (form.metadata?.platform_fee ?? 0);
  return keyed(parts, request, async (tx) => {
    const made = await refundTestPayment(tx, { payment: payment.reference, amount, fee }, parts.clock.now());
    return refundOnWire(made, payment);
  });
}

async function readRefund(parts: SimulatorParts, _: StripeRequest, id: string) {
  const found = await readTestRefund(parts, id);
  return refundOnWire(found, await readTestPayment(parts, found.payment));
}

const payoutForm = z.strictObject({ amount: wireAmount, currency: z.string() });

function sellerIn({ account }: StripeRequest): string {
  if (account !== undefined) return account;
  throw new ProviderRefused('parameter_missing', 'There is no Stripe-Account.');
}

async function payOut(parts: SimulatorParts, request: StripeRequest): Promise<Stripe.Payout> {
  const form = read(payoutForm, request.form);
  const currency = currencyIn(form.currency);
  const asked = { account: sellerIn(request), amount: amountIn(form.amount, currency), currency };
  return keyed(parts, request, async (tx) =>
    payoutOnWire(await payOutTestAccount(tx, asked, parts.clock.now())),
  );
}

const debitForm = z.strictObject({ amount: wireAmount, currency: z.string(), source: z.string() });

/** A charge of a connected account itself. */
async function debitAccount(parts: SimulatorParts, request: StripeRequest): Promise<Stripe.Charge> {
  const form = read(debitForm, request.form);
  const currency = currencyIn(form.currency);
  const asked = { account: form.source, amount: amountIn(form.amount, currency), currency };
  return keyed(parts, request, async (tx) => {
    const now = parts.clock.now();
    return debitOnWire({ ...asked, reference: await debitTestAccount(tx, asked, now) }, now);
  });
}

const transferForm = z.strictObject({
  amount: wireAmount,
  currency: z.string(),
  destination: z.string(),
  source_transaction: z.string().startsWith('ch_').optional(),
});

async function transfer(parts: SimulatorParts, request: StripeRequest): Promise<Stripe.Transfer> {
  const form = read(transferForm, request.form);
  const currency = currencyIn(form.currency);
  const payment = form.source_transaction?.replace('ch_', 'pi_') ?? null;
  const asked = { account: form.destination, amount: amountIn(form.amount, currency), currency, payment };
  return keyed(parts, request, async (tx) => {
    const now = parts.clock.now();
    return transferOnWire({ ...asked, reference: await transferToTestAccount(tx, asked, now) }, now);
  });
}

async function readPayout(parts: SimulatorParts, request: StripeRequest, id: string) {
  return payoutOnWire(await readTestPayout(parts, sellerIn(request), id));
}

const reversalForm = z.strictObject({ amount: wireAmount });

async function reverseTransfer(parts: SimulatorParts, request: StripeRequest, id: string) {
  const form = read(reversalForm, request.form);
  const payment = await readTestPayment(parts, id.replace('tr_', 'pi_'));
  const asked = { payment: payment.reference, amount: amountIn(form.amount, payment.currency) };
  return keyed(parts, request, async (tx) => {
    const amount = await reverseTestTransfer(tx, asked, parts.clock.now());
    return reversalOnWire(payment, amount, parts.clock.now());
  });
}

const listForm = z.strictObject({
  created: z.strictObject({ gte: wireAmount }),
  limit: wireAmount,
  starting_after: z.string().optional(),
  expand,
});

/** Newest first, in pages, as Stripe lists. */
async function listMovements(
  parts: SimulatorParts,
  {
    form,
    account = null,
  }: { readonly form: StripeRequest['form']; readonly account?: string | null | undefined },
): Promise<Stripe.ApiList<Stripe.BalanceTransaction>> {
  const { created, limit, starting_after: after, expand: expanded } = read(listForm, form);
  const found: TestMovement[] = [];
  for await (const one of testMovements(parts, account, new Date(created.gte * 1000))) found.push(one);
  found.reverse();
  const start = after === undefined ? 0 : found.findIndex(({ position }) => `txn_${position}` === after) + 1;
  const page = found.slice(start, start + limit);
  const data = await Promise.all(
    page.map(async (one) => movementOnWire(one, await sourceOf(parts, one, expanded))),
  );
  const url = '/v1/balance_transactions';
  return { object: 'list', data, has_more: found.length > start + limit, url };
}

async function sourceOf(parts: SimulatorParts, { kind, source }: TestMovement, expanded: readonly string[]) {
  if (kind !== 'charge') return source;
  const payment = await readTestPayment(parts, source);
  const charge = chargeOnWire(payment, []);
  return expanded.includes('data.source') ? charge : charge.id;
}
