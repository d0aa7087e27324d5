import type { DisputeReply } from '@chalkline/contract/checkout/disputes.schema.ts';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import clsx from 'clsx';
import { disputeStates } from './dispute-texts.ts';
import styles from './disputes.module.css';

const icons = {
  needs_response: IconAlertTriangle,
  under_review: IconClock,
  won: IconCircleCheck,
  lost: IconCircleX,
} as const;

interface DisputeStateProps {
  state: DisputeReply['state'];
  /** False: for who isn’t to answer it. */
  asSeller?: boolean;
}

/** Where a dispute is, as icon, word and color. */
export function DisputeState({ state, asSeller = true }: DisputeStateProps) {
  const Icon = icons[state];
  return (
    <span className={clsx(styles.state, styles[state])}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {state === 'needs_response' && !asSeller ? 'Needs the seller’s answer' : disputeStates[state]}
    </span>
  );
}
