import type { OrderReply, RefundReply } from '@chalkline/contract/checkout/order.schema.ts';
import { Panel } from '../../../ui/panel.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { moneyText } from '../order/order-text.ts';
import { outsideText } from '../order/outside-text.ts';
import { ReceiptButton } from './receipt-button.tsx';
import styles from './refunds.module.css';

const states: Readonly<Record<RefundReply['state'], string>> = {
  asked: 'On its way',
  sent: 'On its way',
  pending: 'On its way',
  succeeded: 'Refunded',
  failed: 'Delayed. We’ll try again',
  canceled: 'Canceled',
};

const reasons: Readonly<Record<RefundReply['reason'], string>> = {
  requested: 'Refund',
  canceled: 'Canceled order',
  late_payment: 'The payment arrived too late',
  second_payment: 'Paid twice',
  provider: 'Refund',
};

const inCash: Partial<typeof states> = { asked: 'Get it at the desk', succeeded: 'Refunded in cash' };

/** Money that went back or is on its way. It goes to the card that paid, unless the seller paid it back or it was cash. */
export function Refunds({ order }: { order: OrderReply }) {
  if (order.refunds.length === 0) return null;
  return (
    <Panel title="Refunds">
      <ul className={styles.refunds}>
        {order.refunds.map(
          ({ id, state, reason, amount, isCash, createdAt, creditNoteNumber, paidOutside }) => (
            <li key={id}>
              <span>
                <b>{reasons[reason]}</b>
                <small>
                  {outsideText({ paidOutside }) ?? ((isCash && inCash[state]) || states[state])} ·{' '}
                  <TimeAgo at={createdAt} />
                </small>
              </span>
              {creditNoteNumber && (
                <ReceiptButton orderId={order.id} refundId={id}>
                  Credit note
                </ReceiptButton>
              )}
              <b className={styles.amount}>{moneyText(amount, order.currency)}</b>
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
}
