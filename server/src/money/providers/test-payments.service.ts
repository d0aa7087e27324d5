import type { Parts } from '../../platform/parts.ts';
import { type PaymentNews, ProviderRefused } from './payment-provider.service.ts';
import { type FilledIn, followOnboardingLink, isOnboardingLink } from './simulator.accounts.service.ts';
import { answerChallenge, confirmTestPayment } from './simulator.payments.service.ts';
import type { TestPayment } from './simulator.table.ts';
import { paymentNews } from './test-news.service.ts';
import { onboardingPage } from './test-onboarding-page.rules.ts';
import {
  noTestPayments,
  onboardingLinkUsed,
  testPaymentNotFound,
  testPaymentNotOpen,
} from './test-payments.errors.ts';

/** Pays with a test card. 404 for a wrong secret and where Stripe is in use; 409 once the payment isn't open. */
export async function payWithTestCard(
  parts: Parts,
  { clientSecret, card }: { readonly clientSecret: string; readonly card: string },
): Promise<PaymentNews> {
  return changed(parts, () => confirmTestPayment(parts, clientSecret, card));
}

/** Passes or fails the challenge of a payment, with the same refusals. */
export async function answerTestChallenge(
  parts: Parts,
  { clientSecret, passes }: { readonly clientSecret: string; readonly passes: boolean },
): Promise<PaymentNews> {
  return changed(parts, () => answerChallenge(parts, clientSecret, passes));
}

/** A page to show, or the address that the seller goes to. */
export type Visited = { readonly page: string } | { readonly address: string };

/**
 * Fills in the account of an onboarding link and gives the address that leads back. Without a review, the page that
 * asks for it: there the tester plays the seller and the provider. 404 for a link that was used.
 */
export async function visitTestOnboarding(
  parts: Parts,
  token: string,
  { review, bank }: Partial<Pick<FilledIn, 'review'>> & Pick<FilledIn, 'bank'>,
): Promise<Visited> {
  onlyWithTestProvider(parts);
  if (review === undefined) {
    if (!(await isOnboardingLink(parts, token))) throw onboardingLinkUsed();
    return { page: onboardingPage(parts.config.productName) };
  }
  const address = await followOnboardingLink(parts, token, { review, bank });
  if (address === undefined) throw onboardingLinkUsed();
  return { address };
}

async function changed(parts: Parts, change: () => Promise<TestPayment>): Promise<PaymentNews> {
  onlyWithTestProvider(parts);
  try {
    return paymentNews(await change());
  } catch (failure) {
    if (!(failure instanceof ProviderRefused)) throw failure;
    throw failure.code === 'resource_missing' ? testPaymentNotFound() : testPaymentNotOpen();
  }
}

function onlyWithTestProvider({ config }: Parts): void {
  if (config.stripe !== null) throw noTestPayments();
}
