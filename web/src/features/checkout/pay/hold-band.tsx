import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { IconClock } from '@tabler/icons-react';
import styles from './hold-band.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

interface HoldBandProps {
  order: OrderReply;
  onOver: () => void;
}

/** How long the places are still held, by the server's clock. Gone while the bank decides: then nothing runs out. */
export function HoldBand({ order, onOver }: HoldBandProps) {
  if (order.holdUntil === null) return null;
  return <Running key={order.holdUntil} order={order} holdUntil={order.holdUntil} onOver={onOver} />;
}

function Running({ order, holdUntil, onOver }: HoldBandProps & { holdUntil: string }) {
  const left = useSecondsLeft(holdUntil, onOver);
  const whole = Math.max(1, (Date.parse(holdUntil) - Date.parse(order.createdAt)) / 1000);
  return (
    <div className={styles.band} data-on-frame="">
      <div className={styles.inner}>
        <IconClock size={20} stroke={1.75} aria-hidden="true" />
        <p>Your order is held for</p>
        <p className={styles.clock} role="timer">
          {clockText(left)}
        </p>
      </div>
      <div className={styles.bar}>
        <i style={{ width: `${Math.min(100, (left / whole) * 100)}%` }} />
      </div>
    </div>
  );
}

/** `09:58`; `61:00` for more than an hour. */
export function clockText(seconds: number): string {
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
