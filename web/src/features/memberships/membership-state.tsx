import type { MembershipReply, MembershipState } from '@chalkline/contract/memberships/membership.schema.ts';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconHourglass,
  IconLock,
  IconSnowflake,
} from '@tabler/icons-react';
import { stateText } from './membership-texts.ts';
import styles from './memberships.module.css';

const shapes = {
  trialing: IconHourglass,
  active: IconCircleCheck,
  due: IconAlertCircle,
  suspended: IconLock,
  frozen: IconSnowflake,
  canceled: IconCircleMinus,
  expired: IconCircleX,
} as const satisfies Readonly<Record<MembershipState, typeof IconLock>>;

/** The state of a membership as shape, words and color. */
export function StateMark({ membership }: { membership: MembershipReply }) {
  const { state } = membership;
  const Shape = shapes[state];
  return (
    <span className={`${styles.state} ${styles[state]}`}>
      <Shape size={16} stroke={1.75} aria-hidden="true" />
      {stateText(membership)}
    </span>
  );
}
