import type { MyOrganizationReply } from '@chalkline/contract/organizations/organization.schema.ts';
import { lastDays } from '@chalkline/contract/organizations/trial.rules.ts';
import { day } from '@chalkline/contract/spans.ts';
import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { IconHourglass, IconLock } from '@tabler/icons-react';
import clsx from 'clsx';
import { Link } from 'react-router';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { serverNow } from '../../platform/server-time.ts';
import { useStickyFoot } from '../../ui/sticky-foot.ts';
import { dayText } from '../../ui/times.ts';
import styles from './trial-notice.module.css';

/**
 * Days left in the trial for the company's administrator; the read-only notice for all its people. It loads after the
 * screen, so it is fixed to the bottom with space reserved: nothing moves and nothing is covered.
 */
export function TrialNotice({ organization }: { organization: MyOrganizationReply }) {
  const strip = useStickyFoot('--foot');
  const { name, daysLeft, trialEndsAt, paidUntil, readOnlySince, keptUntil } = organization;
  if (readOnlySince) {
    return (
      <p ref={strip} className={clsx(styles.notice, styles.over)} role="status">
        <IconLock size={18} stroke={1.75} aria-hidden="true" />
        <span>
          <b>Read-only since {dayText(readOnlySince)}.</b>{' '}
          <span className={styles.more}>
            You can view and export everything at {name}, but not make changes.{' '}
            {keptUntil && `Your data is kept until at least ${dayText(keptUntil)}. `}
          </span>
          {keptUntil && <Ways name={name} />}
        </span>
      </p>
    );
  }
  if (paidUntil) return <PlanEnds {...{ name, paidUntil, strip }} />;
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
        . <Ways name={name} />
      </span>
    </p>
  );
}

interface PlanEndsProps {
  name: string;
  paidUntil: string;
  strip: ReturnType<typeof useStickyFoot>;
}

/** In the last days of a plan that isn’t paid further; a card that renews it does so before. */
function PlanEnds({ name, paidUntil, strip }: PlanEndsProps) {
  if (Date.parse(paidUntil) - serverNow() > lastDays * day) return null;
  return (
    <p ref={strip} className={clsx(styles.notice, styles.ending)} role="status">
      <IconHourglass size={18} stroke={1.75} aria-hidden="true" />
      <span>
        <b>
          {name} becomes read-only on {dayText(paidUntil)}.
        </b>{' '}
        Its plan ends then.{' '}
        <Link className={styles.link} to={urlOf('subscriptions')}>
          Renew it
        </Link>
      </span>
    </p>
  );
}

/** A plan ends the trial; who makes it longer is reached by the contact form, where there is one. */
function Ways({ name }: { name: string }) {
  const known = useKnownAddresses();
  const body = `We’re trying ${name} out and need more time.`;
  return (
    <>
      <Link className={styles.link} to={urlOf('subscriptions')}>
        Choose a plan
      </Link>
      {known.has(addresses.contact) && (
        <>
          {' or '}
          <Link className={styles.link} to={urlOf('contact', {}, { topic: 'organization', body })}>
            ask for more time
          </Link>
        </>
      )}
    </>
  );
}
