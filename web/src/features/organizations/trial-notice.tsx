import type { MyOrganizationReply } from '@chalkline/contract/organizations/organization.schema.ts';
import { lastDays } from '@chalkline/contract/organizations/trial.rules.ts';
import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { IconHourglass, IconLock } from '@tabler/icons-react';
import clsx from 'clsx';
import { Link } from 'react-router';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { useStickyFoot } from '../../ui/sticky-foot.ts';
import { dayText } from '../../ui/times.ts';
import styles from './trial-notice.module.css';

/**
 * Days left in the trial for the company's administrator; the read-only notice for all its people. It loads after the
 * screen, so it is fixed to the bottom with space reserved: nothing moves and nothing is covered.
 */
export function TrialNotice({ organization }: { organization: MyOrganizationReply }) {
  const strip = useStickyFoot('--foot');
  const { name, daysLeft, trialEndsAt, readOnlySince, keptUntil } = organization;
  if (readOnlySince) {
    return (
      <p ref={strip} className={clsx(styles.notice, styles.over)} role="status">
        <IconLock size={18} stroke={1.75} aria-hidden="true" />
        <span>
          <b>Read-only since {dayText(readOnlySince)}.</b>{' '}
          <span className={styles.more}>
            The {name} trial has ended. You can view and export everything, but not make changes.{' '}
            {keptUntil && `Your data is kept until at least ${dayText(keptUntil)}. `}
          </span>
          {keptUntil && <AskForMore />}
        </span>
      </p>
    );
  }
  if (daysLeft === null || trialEndsAt === null) return null;
  return (
    <p ref={strip} className={clsx(styles.notice, daysLeft <= lastDays && styles.ending)} role="status">
      <IconHourglass size={18} stroke={1.75} aria-hidden="true" />
      <span>
        <b>
          {daysLeft} {daysLeft === 1 ? 'day' : 'days'} left
        </b>
        <span className={styles.more}>
          {' '}
          in the {name} trial, until {dayText(trialEndsAt)}
        </span>
        . <AskForMore />
      </span>
    </p>
  );
}

/** Who makes it longer is reached by the contact form, where there is one. */
function AskForMore() {
  const known = useKnownAddresses();
  if (!known.has(addresses.contact)) return null;
  return (
    <Link className={styles.link} to={urlOf('contact')}>
      Ask for more time
    </Link>
  );
}
