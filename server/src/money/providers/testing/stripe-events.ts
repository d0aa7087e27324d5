import Stripe from 'stripe';
import { isSetup } from '../provider-events.rules.ts';
import { readTestAccount } from '../simulator.accounts.service.ts';
import { readTestDispute } from '../simulator.disputes.service.ts';
import type { SimulatorParts } from '../simulator.once.service.ts';
import { readTestPayment } from '../simulator.payments.service.ts';
import { readTestPayout } from '../simulator.payouts.service.ts';
import { readTestRefund } from '../simulator.refunds.service.ts';
import type { TestEvent, TestPayment } from '../simulator.table.ts';
import { accountOnWire, disputeOnWire, payoutOnWire, secondsOf } from './wire-accounts.ts';
import { intentOnWire, refundOnWire } from './wire-payments.ts';
import { setupOnWire } from './wire-setups.ts';

/** An event with the whole object it is about, as Stripe posts it to webhooks. */
export async function eventOnWire(parts: SimulatorParts, event: TestEvent): Promise<object> {
  const { id, kind, account, createdAt } = event;
  const base: Stripe.EventBase = {
    id,
    object: 'event',
    type: kind,
    api_version: Stripe.API_VERSION,
    created: secondsOf(createdAt),
    data: { object: {} },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    ...(account !== null && { account }),
  };
  return { ...base, data: { object: await objectOf(parts, event) } };
}

function paymentOnWire(payment: TestPayment) {
  return isSetup(payment.reference) ? setupOnWire(payment, []) : intentOnWire(payment, []);
}

async function objectOf(parts: SimulatorParts, { about, reference, account }: TestEvent) {
  switch (about) {
    case 'payment':
      return paymentOnWire(await readTestPayment(parts, reference));
    case 'refund': {
      const refund = await readTestRefund(parts, reference);
      return refundOnWire(refund, await readTestPayment(parts, refund.payment));
    }
    case 'account':
      return accountOnWire(await readTestAccount(parts, reference));
    case 'payout':
      return payoutOnWire(await readTestPayout(parts, account ?? '', reference));
    case 'dispute':
      return disputeOnWire(await readTestDispute(parts, reference));
  }
}
