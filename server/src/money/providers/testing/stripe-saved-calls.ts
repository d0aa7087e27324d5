import { z } from 'zod';
import { ProviderRefused } from '../payment-provider.service.ts';
import { newReference } from '../simulator.events.service.ts';
import type { SimulatorParts } from '../simulator.once.service.ts';
import { forgetTestMethod, payTestPaymentWithSaved } from '../simulator.payments.service.ts';
import { expand, keyed, read, type StripeRequest } from './stripe-request.ts';
import { secondsOf } from './wire-accounts.ts';
import { intentOnWire } from './wire-payments.ts';

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

export async function detachMethod(parts: SimulatorParts, _: StripeRequest, id: string) {
  await forgetTestMethod(parts, id);
  return { id, object: 'payment_method', customer: null };
}
