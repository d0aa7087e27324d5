import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import type { ReactNode } from 'react';
import { HelpLink } from '../../../patterns/help-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './order-summary.module.css';
import { moneyText } from './order-text.ts';

/** What is bought and what it costs, line by line. */
export function OrderSummary({ order, children }: { order: OrderReply; children?: ReactNode }) {
  const { currency, title, soldBy, lines, discount, tax, taxIncluded, total, promoCode, refunded } = order;
  const isSaidOnce = lines.length === 1 && lines[0]?.title === title;
  const show = (amount: number) => moneyText(amount, currency);
  return (
    <Panel
      title="Your order"
      actions={
        order.paidAt === null ? (
          <HelpLink answer="places-held" about="paying" />
        ) : (
          <HelpLink answer="refunds" about="refunds" />
        )
      }
      padded
    >
      {!isSaidOnce && <p className={styles.title}>{title}</p>}
      {soldBy && <p>{`Sold by ${soldBy}`}</p>}
      <dl className={styles.lines}>
        {lines.map(({ id, title: item, units }) => (
          <Line
            key={id}
            label={units.length > 1 ? `${units.length} × ${item}` : item}
            amount={show(units.reduce((sum, { price }) => sum + price, 0))}
          />
        ))}
        {discount > 0 && (
          <Line label={promoCode ? `Code ${promoCode}` : 'Discount'} amount={`−${show(discount)}`} />
        )}
        {tax > 0 && !taxIncluded && <Line label="Tax" amount={show(tax)} />}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{show(total)}</dd>
        </div>
        {tax > 0 && taxIncluded && <Line label="Including tax" amount={show(tax)} minor />}
        {refunded > 0 && <Line label="Refunded" amount={`−${show(refunded)}`} />}
      </dl>
      {children}
    </Panel>
  );
}

function Line({ label, amount, minor = false }: { label: string; amount: string; minor?: boolean }) {
  return (
    <div className={minor ? styles.minor : undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
