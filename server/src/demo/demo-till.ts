import type { OrderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { raiseAlert } from '../checkout/alerts/alerts.service.ts';
import { settleDispute } from '../checkout/disputes/disputes.service.ts';
import { placeOrder } from '../checkout/orders/orders.place.service.ts';
import { openPayment } from '../checkout/payments/payments.open.service.ts';
import { findPayments } from '../checkout/payments/payments.repository.ts';
import { findRefunds } from '../checkout/refunds/refunds.repository.ts';
import { sendRefund } from '../checkout/refunds/refunds.send.service.ts';
import { requestRefund } from '../checkout/refunds/refunds.service.ts';
import { settlePayment } from '../checkout/settlement/settle.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { followAccount, openAccount } from '../money/payout-accounts/payout-accounts.service.ts';
import { runPayouts } from '../money/payouts/payouts.run.service.ts';
import { fillInAccount } from '../money/providers/simulator.accounts.service.ts';
import { tellWaitingEvents } from '../money/providers/test-events.service.ts';
import { payWithTestCard } from '../money/providers/test-payments.service.ts';
import { payoutAccountOf, sellerOf } from '../money/sellers/sellers.service.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';

const ranLongAgo = async () => undefined;

/** The same parts at an earlier moment, whose jobs ran long ago: nobody gets the receipts of last spring today. */
export function partsAt(parts: Parts, moment: Date): Parts {
  return { ...parts, clock: { now: () => moment }, jobs: { enqueue: ranLongAgo, enqueueAll: ranLongAgo } };
}

/** Places an order and pays it with a test card. Gives its id. */
export async function buy(
  parts: Parts,
  buyer: Person,
  draft: OrderDraft,
  card: string = testCards.pays,
): Promise<string> {
  const viewer = asViewer(buyer);
  const orderId = await placeOrder(parts, viewer, draft);
  await openPayment(parts, viewer, orderId);
  const [payment] = await findPayments(parts.database.sql, orderId);
  if (!payment?.clientSecret) throw new Error('A payment of the demo was not opened.');
  await payWithTestCard(parts, { clientSecret: payment.clientSecret, card });
  await settlePayment(parts, payment.id);
  return orderId;
}

/** Asks for a refund and sends it. */
export async function refund(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  asked: Parameters<typeof requestRefund>[3],
): Promise<void> {
  await requestRefund(parts, viewer, orderId, asked);
  for (const { id, state } of await findRefunds(parts.database.sql, orderId)) {
    if (state === 'asked') await sendRefund(parts, id);
  }
}

/** More was refunded at the provider than the books have left: an administrator looks at it. */
export async function refundTwice(parts: Parts, orderId: string, amount: number): Promise<void> {
  const [payment] = await findPayments(parts.database.sql, orderId);
  if (!payment) throw new Error('The demo refunds an order without a payment.');
  await parts.database.transaction((tx) =>
    raiseAlert(parts, tx, 'refund_exceeds_books', `re_${orderId}`, { payment: payment.id, amount }),
  );
}

/** Connects an approved payout account. */
export async function connectPayouts(parts: Parts, seller: Person, country: string): Promise<void> {
  await openAccount(parts, asViewer(seller), 'person', country);
  const { id } = await sellerOf(parts.database, { personId: seller.id }, parts.clock.now());
  const account = await payoutAccountOf(parts.database, id);
  if (!account) throw new Error('The demo has no payout account.');
  await fillInAccount(parts, account.reference, { review: 'approved', bank: 'good' });
  await followAccount(parts, account.reference);
}

/** The hourly run of payouts, as it was at that moment. */
export function payOut(parts: Parts): Promise<void> {
  return runPayouts(parts, {}, { signal: new AbortController().signal });
}

/** Follows the disputes that banks opened. All other news were followed when they happened. */
export async function followDisputes(parts: Parts): Promise<void> {
  await tellWaitingEvents(parts, async ({ about, reference }) => {
    if (about === 'dispute') await settleDispute(parts, reference);
    return true;
  });
}
