import { retryRefund } from '@chalkline/contract/checkout/sales.endpoints.ts';
import type { SaleRefund, SaleReply } from '@chalkline/contract/checkout/sales.schema.ts';
import { useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { checkoutQueries } from '../checkout.queries.ts';
import { moneyText } from '../order/order-text.ts';
import { outsideText } from '../order/outside-text.ts';
import { ReceiptButton } from '../room/receipt-button.tsx';
import { PaidOutsideModal } from './paid-outside-modal.tsx';
import { RefundState } from './refund-state.tsx';
import { refundReasons } from './sale-texts.ts';
import styles from './sales.module.css';

/** The refunds of an order with who gave them, why, and where their money is. */
export function SaleRefunds({ sale }: { sale: SaleReply }) {
  const { order, refunds } = sale;
  const [marked, setMarked] = useState<SaleRefund | null>(null);
  if (refunds.length === 0) return null;
  return (
    <Panel title="Refunds of this order">
      <ul className={styles.refunds}>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <span className={styles.who}>
              <b>{refundReasons[refund.reason]}</b>
              <small>
                {refund.askedBy && `${refund.askedBy} · `}
                <TimeAgo at={refund.createdAt} />
                {refund.fee > 0 && ` · ${moneyText(refund.fee, order.currency)} platform fee back to you`}
              </small>
              {refund.note && <q>{refund.note}</q>}
              {refund.paidOutside && (
                <small>
                  {outsideText(refund)}
                  {refund.settledBy && `, noted by ${refund.settledBy}`}
                </small>
              )}
              {refund.state === 'failed' && (
                <small>
                  The payment provider couldn’t send it{refund.failure && ` (${refund.failure})`}.{' '}
                  {refund.isRetried
                    ? 'We retry it for 7 days.'
                    : 'Automatic retries have ended. Ask the buyer whether their card or account still exists, then retry it, or pay the buyer yourself and mark it as paid back.'}
                </small>
              )}
            </span>
            <span className={styles.after}>
              {refund.state === 'failed' && (
                <>
                  <Button size={32} onClick={() => setMarked(refund)}>
                    Mark as paid back
                  </Button>
                  <Retry orderId={order.id} refundId={refund.id} />
                </>
              )}
              {refund.creditNoteNumber && (
                <ReceiptButton orderId={order.id} refundId={refund.id}>
                  Credit note
                </ReceiptButton>
              )}
              <RefundState {...refund} />
              <b className={styles.amount}>{moneyText(refund.amount, order.currency)}</b>
            </span>
          </li>
        ))}
      </ul>
      {marked && (
        <PaidOutsideModal
          orderId={order.id}
          refund={marked}
          currency={order.currency}
          forSeller={false}
          onClose={() => setMarked(null)}
        />
      )}
    </Panel>
  );
}

function Retry({ orderId, refundId }: { orderId: string; refundId: string }) {
  const retry = useAction({
    send: (call) => call(retryRefund, { params: { orderId, refundId } }),
    invalidates: [checkoutQueries.all],
    done: 'Sent to the payment provider again',
    failed: 'Couldn’t retry the refund',
  });
  return (
    <Button size={32} busy={retry.busy} onClick={() => retry.run()}>
      Retry now
    </Button>
  );
}
