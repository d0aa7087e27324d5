import type { AccountReply } from '@chalkline/contract/administration/managed-person.schema.ts';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { accountTypeLabels } from '../account-labels.ts';
import styles from './edit-user.module.css';

export function AccountFacts({ account }: { account: AccountReply }) {
  const { email, emailVerified, handle, accountType, organization, createdAt, lastSignedInAt } = account;
  return (
    <Facts>
      <Fact
        label="Email"
        value={<span className={styles.mail}>{email}</span>}
        note={emailVerified ? 'Verified' : 'Not verified'}
      />
      {handle && <Fact label="Handle" value={`@${handle}`} />}
      <Fact
        label="Type"
        value={accountTypeLabels[accountType]}
        note={organization?.name ?? 'No organization'}
      />
      <Fact label="Last sign-in" value={lastSignedInAt ? <TimeAgo at={lastSignedInAt} /> : 'Never'} />
      <Fact label="Joined" value={<TimeAgo at={createdAt} />} />
    </Facts>
  );
}
