import { z } from 'zod';
import { ProviderRefused } from '../payment-provider.service.ts';
import { newReference } from '../simulator.events.service.ts';
import type { SimulatorParts } from '../simulator.once.service.ts';
import {
  cancelTestPayment,
  forgetTestMethod,
  openTestPayment,
  payTestPaymentWithSaved,
  readTestPayment,
} from '../simulator.payments.service.ts';
import { currencyIn, expand, keyed, read, type StripeRequest } from './stripe-request.ts';
import { secondsOf } from './wire-accounts.ts';
import { intentOnWire } from './wire-payments.ts';
import { setupOnWire } from './wire-setups.ts';

/** A card that doesn't pay, which Stripe answers with 402. */
export class CardRefused extends ProviderRefused {
  constructor(code: string) {
    super(code, 'Your card was declined.');
  }
}

const customerForm = z.strictObject({ email: z.string() });

export async function addCustomer(parts: SimulatorParts, request: StripeRequest) {
  read(customerForm, request.form);
  const now = parts.clock.now();
  const made = { id: newReference('cus', now), object: 'customer', created: secondsOf(now) };
  return keyed(parts, request, async () => made);
}

const confirmForm = z.strictObject({ payment_method: z.string(), off_session: z.literal('true'), expand });

/** Without the buyer: a card that doesn't pay is an error, which names the payment. */
export async function confirmPayment(parts: SimulatorParts, request: StripeRequest, id: string) {
  const form = read(confirmForm, request.form);
  const asked = { payment: id, method: form.payment_method };
  const intent = await keyed(parts, request, async (tx) =>
    intentOnWire(await payTestPaymentWithSaved(tx, asked, parts.clock.now()), form.expand),
  );
  const { last_payment_error: error } = intent;
  if (error) throw new CardRefused(error.code ?? 'card_declined');
  return intent;
}

const setupForm = z.strictObject({
  automatic_payment_methods: z.strictObject({ enabled: z.literal('true') }),
  customer: z.string().startsWith('cus_'),
  description: z.string(),
  metadata: z.strictObject({ order_id: z.string(), currency: z.string() }),
  usage: z.literal('off_session'),
  on_behalf_of: z.string().optional(),
  expand,
});

/** Keeps a card and takes nothing. */
export async function openSetup(parts: SimulatorParts, request: StripeRequest) {
  const form = read(setupForm, request.form);
  const { metadata, customer } = form;
  const destination = form.on_behalf_of ?? null;
  const usual = { amount: 0, fee: 0, saves: true, destination, customer };
  const asked = { ...usual, orderId: metadata.order_id, currency: currencyIn(metadata.currency) };
  return keyed(parts, request, async (tx) =>
    setupOnWire(await openTestPayment(tx, asked, parts.clock.now()), form.expand),
  );
}

const onlyExpand = z.strictObject({ expand });

export async function readSetup(parts: SimulatorParts, { form }: StripeRequest, id: string) {
  return setupOnWire(await readTestPayment(parts, id), read(onlyExpand, form).expand);
}

export async function cancelSetup(parts: SimulatorParts, { form }: StripeRequest, id: string) {
  return setupOnWire(await cancelTestPayment(parts, id), read(onlyExpand, form).expand);
}

export async function detachMethod(parts: SimulatorParts, _: StripeRequest, id: string) {
  await forgetTestMethod(parts, id);
  return { id, object: 'payment_method', customer: null };
}
