import type { RefundReply } from '@chalkline/contract/checkout/order.schema.ts';
import { IconCircleCheck, IconCircleX, IconClock, IconSend } from '@tabler/icons-react';
import clsx from 'clsx';
import { refundStates } from './sale-texts.ts';
import styles from './sales.module.css';

const icons = {
  asked: IconClock,
  sent: IconSend,
  pending: IconSend,
  succeeded: IconCircleCheck,
  failed: IconCircleX,
  canceled: IconCircleX,
} as const;

const tones: Partial<Record<RefundReply['state'], string | undefined>> = {
  succeeded: styles.good,
  failed: styles.bad,
};

/** Where the money of a refund is, as icon, word and color. */
export function RefundState({ state, isCash }: Pick<RefundReply, 'state' | 'isCash'>) {
  const Icon = icons[state];
  return (
    <span className={clsx(styles.state, tones[state])}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {isCash && state === 'asked' ? 'Cash to give back' : refundStates[state]}
    </span>
  );
}
