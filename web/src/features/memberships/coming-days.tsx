import type { MembershipReply } from '@chalkline/contract/memberships/membership.schema.ts';
import { Fragment } from 'react';
import { calendarDayText } from '../../ui/times.ts';
import { comingOf } from './membership-next.ts';
import styles from './memberships.module.css';

/** What happens while a membership stays unpaid; nothing where it isn't due. */
export function ComingDays({ membership }: { membership: MembershipReply }) {
  const coming = comingOf(membership);
  if (coming.length === 0) return null;
  return (
    <dl className={styles.coming} aria-label="What happens next">
      {coming.map(({ on, what }) => (
        <Fragment key={`${on} ${what}`}>
          <dt>{calendarDayText(on)}</dt>
          <dd>{what}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
