import { afterAll } from 'vitest';
import { TestClock } from '../../../platform/clock/clock.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import type { PaymentProvider } from '../payment-provider.service.ts';
import { providerOf } from '../provider-of.service.ts';
import type { SimulatorParts } from '../simulator.once.service.ts';
import { deliverTestEvents, tellWaitingEvents } from '../test-events.service.ts';
import { testSignatureHeader, testWebhookSecret } from '../test-provider.service.ts';
import { signWebhook } from '../webhook-signature.service.ts';
import { eventOnWire } from './stripe-events.ts';
import { type StripeStandIn, startStripeStandIn } from './stripe-stand-in.ts';

export interface Webhook {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A payment provider with its clock, its webhooks and the simulator behind it. */
export interface ProviderWorld {
  readonly provider: PaymentProvider;
  /** The simulator behind the provider: the buyer's and the seller's side. */
  readonly behind: SimulatorParts;
  readonly clock: TestClock;
  /** Only where calls go over the wire. */
  readonly standIn: StripeStandIn | null;
  /** Lets the provider send what it has to tell; gives what arrived. `accepts` false: our side fails. */
  webhooks(accepts?: boolean): Promise<Webhook[]>;
  /** A webhook as the provider would sign it now. */
  sign(body: string): Webhook;
}

const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_standin',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
  STRIPE_WEBHOOK_SECRET: 'whsec_first_endpoint,whsec_connect_endpoint',
};

/** Opens one on a database of its own. Call it inside a test file. */
export async function openProviderWorld(name: 'test' | 'stripe'): Promise<ProviderWorld> {
  const database = await testDatabase();
  const clock = new TestClock();
  const behind = { database, clock };
  const env = { DATABASE_URL: database.url, APP_SECRET: 'a-secret-of-the-tests-that-is-long-enough' };
  const standIn = name === 'stripe' ? await startStripeStandIn(behind, stripeKeys.STRIPE_SECRET_KEY) : null;
  if (standIn !== null) afterAll(() => standIn.close());
  const config = readConfig(standIn === null ? env : { ...env, ...stripeKeys, STRIPE_API_URL: standIn.url });
  const parts = { ...behind, config };
  const secret = name === 'stripe' ? 'whsec_connect_endpoint' : testWebhookSecret(config);
  const header = name === 'stripe' ? 'stripe-signature' : testSignatureHeader;
  const sign = (body: string): Webhook => ({
    body,
    headers: { 'content-type': 'application/json', [header]: signWebhook(body, secret, clock.now()) },
  });
  return {
    provider: providerOf(parts),
    behind,
    clock,
    standIn,
    sign,
    async webhooks(accepts = true) {
      const arrived: Webhook[] = [];
      if (name === 'test') {
        await deliverTestEvents(parts, async (body, headers) => {
          arrived.push({ body, headers });
          return accepts ? 200 : 500;
        });
      } else {
        await tellWaitingEvents(behind, async (event) => {
          arrived.push(sign(JSON.stringify(await eventOnWire(behind, event))));
          return accepts;
        });
      }
      return arrived;
    },
  };
}
