import { mayMove } from '@chalkline/contract/lifecycle.ts';
import { disputeMoves } from '@chalkline/contract/money/money.lifecycles.ts';
import { postEntry } from '../../money/ledger/ledger.service.ts';
import type { DisputeNews } from '../../money/providers/payment-provider.service.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import { findPaymentByReference } from '../payments/payments.repository.ts';
import { providerOf } from '../provider/provider.service.ts';
import { takeBackLostJob } from './disputes.jobs.ts';
import { notifyOfDispute } from './disputes.notify.service.ts';
import { changeDispute, findDispute, insertDispute } from './disputes.repository.ts';

export { hasOpenDispute, sumLost } from './disputes.repository.ts';

/** Reads a dispute from the provider and follows it. One about a payment that isn't ours changes nothing. */
export async function settleDispute(parts: Parts, reference: string): Promise<void> {
  const provider = providerOf(parts);
  const news = await provider.readDispute(reference);
  const payment = await findPaymentByReference(parts.database.sql, provider.name, news.payment);
  if (!payment) return;
  await parts.database.transaction(async (tx) => {
    const order = await lockOrder(tx.sql, payment.orderId);
    const at = parts.clock.now();
    const entry = (kind: 'dispute_opened' | 'dispute_won' | 'dispute_lost', id: string) =>
      postEntry(tx, {
        kind,
        ref: id,
        at,
        currency: news.currency,
        amounts: { amount: news.amount },
        sellerId: order.sellerId,
      });
    const isOver = news.state === 'won' || news.state === 'lost';
    const known = await findDispute(tx.sql, payment.id, reference);
    const id = known?.id ?? newId(at.getTime());
    if (!known) {
      await insertDispute(tx.sql, {
        ...rowOf(news),
        id,
        paymentId: payment.id,
        createdAt: at,
        closedAt: isOver ? at : null,
        evidence: null,
        files: [],
        answeredBy: null,
        answeredAt: null,
        takenBack: null,
      });
      await entry('dispute_opened', id);
    } else if (mayMove(disputeMoves, known.state, news.state)) {
      const { state, respondBy } = news;
      await changeDispute(tx.sql, id, known.state, { state, respondBy, ...(isOver && { closedAt: at }) });
    } else return;
    if (news.state === 'won') await entry('dispute_won', id);
    if (news.state === 'lost') {
      await entry('dispute_lost', id);
      await parts.jobs.enqueue(tx, takeBackLostJob, { disputeId: id });
    }
    await notifyOfDispute(parts, tx, order.sellerId, id, news.state);
  });
}

function rowOf({ reference, state, amount, currency, reason, respondBy }: DisputeNews) {
  return { reference, state, amount, currency, reason, respondBy };
}
