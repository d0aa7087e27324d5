import type { PaymentProvider } from '../../money/providers/payment-provider.service.ts';
import { providerOf as providerOfInstallation } from '../../money/providers/provider-of.service.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Parts } from '../../platform/parts.ts';

const givenTo = new WeakMap<Config, PaymentProvider>();

/** Gives the app of one configuration a provider of its own: for tests that say what a provider answers. */
export function setPaymentProvider({ config }: Pick<Parts, 'config'>, provider: PaymentProvider): void {
  givenTo.set(config, provider);
}

/** Who moves the money of orders. */
export function providerOf(parts: Parts): PaymentProvider {
  return givenTo.get(parts.config) ?? providerOfInstallation(parts);
}
