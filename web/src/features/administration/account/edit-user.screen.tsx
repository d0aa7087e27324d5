import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { administrationQueries } from '../administration.queries.ts';
import { noWayIn } from '../no-way-in.tsx';
import { StateMark } from '../state-mark.tsx';
import { AccessPanel } from './access-panel.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountHistory } from './account-history.tsx';
import styles from './edit-user.module.css';
import { StandingPanel } from './standing-panel.tsx';

/** One account: its details, access and history. */
export function EditUserScreen() {
  const { id = '' } = useParams();
  const query = useQuery(administrationQueries.account(id));
  const account = query.data;
  useScreenTitle(account?.name);
  return (
    <Page>
      <Stack gap={16}>
        <Crumbs steps={[{ label: 'People', to: urlOf('allUsers') }, { label: account?.name ?? 'Account' }]} />
        <PageTitle
          below={account && <StateMark state={account.state} />}
          actions={
            account?.state === 'active' && <ButtonLink to={urlOf('user', { id })}>View profile</ButtonLink>
          }
        >
          {account?.name ?? 'Account'}
        </PageTitle>
        <Loaded query={query} failed="Couldn’t load the account" refused={noWayIn} panel>
          {(loaded) => (
            <>
              <AccountFacts account={loaded} />
              <div className={styles.panels}>
                <StandingPanel key={`${loaded.accountType} ${loaded.organization?.id}`} account={loaded} />
                <AccessPanel account={loaded} />
              </div>
              <AccountHistory personId={loaded.id} />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}
