import type { MyOrganisationReply } from '@chalkline/contract/organisations/organisation.schema.ts';
import { lastDays } from '@chalkline/contract/organisations/trial.rules.ts';
import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { IconHourglass, IconLock } from '@tabler/icons-react';
import clsx from 'clsx';
import { Link } from 'react-router';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { dayText } from '../../ui/times.ts';
import styles from './trial-notice.module.css';

/** Below the header: days left for the company's admin; read-only since when for all of its people. */
export function TrialNotice({ organisation }: { organisation: MyOrganisationReply }) {
  const { name, daysLeft, trialEndsAt, readOnlySince, keptUntil } = organisation;
  if (readOnlySince) {
    return (
      <p className={clsx(styles.notice, styles.over)} role="status">
        <IconLock size={18} stroke={1.75} aria-hidden="true" />
        <span>
          <b>Read-only since {dayText(readOnlySince)}.</b> The trial of {name} is over: you can read and
          export everything, but change nothing.{' '}
          {keptUntil && `Nothing is removed before ${dayText(keptUntil)}. `}
          {keptUntil && <AskForMore />}
        </span>
      </p>
    );
  }
  if (daysLeft === null || trialEndsAt === null) return null;
  return (
    <p className={clsx(styles.notice, daysLeft <= lastDays && styles.soon)} role="status">
      <IconHourglass size={18} stroke={1.75} aria-hidden="true" />
      <span>
        <b>
          {daysLeft} {daysLeft === 1 ? 'day' : 'days'} left
        </b>{' '}
        in the trial of {name}, until {dayText(trialEndsAt)}. <AskForMore />
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
