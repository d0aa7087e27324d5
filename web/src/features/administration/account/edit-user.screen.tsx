import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { administrationQueries } from '../administration.queries.ts';
import { NoWayIn } from '../no-way-in.tsx';
import { StateMark } from '../state-mark.tsx';
import { AccessPanel } from './access-panel.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountHistory } from './account-history.tsx';
import styles from './edit-user.module.css';
import { StandingPanel } from './standing-panel.tsx';

/** One account: what it is, whether its person may come in, and what happened to it. */
export function EditUserScreen() {
  const { id = '' } = useParams();
  const { data: account, error, refetch, isFetching } = useQuery(administrationQueries.account(id));
  useScreenTitle(account?.name);
  return (
    <Page>
      <Stack gap={16}>
        <Crumbs steps={[{ label: 'People', to: urlOf('allUsers') }, { label: account?.name ?? 'Account' }]} />
        <PageTitle below={account && <StateMark state={account.state} />}>
          {account?.name ?? 'Account'}
        </PageTitle>
        {account ? (
          <>
            <AccountFacts account={account} />
            <div className={styles.panels}>
              <StandingPanel key={`${account.accountType} ${account.organisation?.id}`} account={account} />
              <AccessPanel account={account} />
            </div>
            <AccountHistory personId={account.id} />
          </>
        ) : (
          <Panel>
            {error ? (
              <NoWayIn
                title="The account did not load"
                failure={error}
                onRetry={() => void refetch()}
                retrying={isFetching}
              />
            ) : (
              <SkeletonRows rows={6} avatar={false} />
            )}
          </Panel>
        )}
      </Stack>
    </Page>
  );
}
