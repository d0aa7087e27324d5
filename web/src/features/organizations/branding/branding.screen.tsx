import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../platform/error-texts.ts';
import { useKnownAddresses } from '../../../platform/known-addresses.ts';
import { useSession } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { organizationQueries } from '../organizations.queries.ts';
import { BrandingForm } from './branding.form.tsx';
import { CompaniesPart } from './companies.part.tsx';

/** Your company's branding; for site administrators, every company with its trial. */
export function BrandingScreen() {
  const user = useSession()?.user;
  return <Page>{user?.accountType === 'admin' ? <CompaniesPart /> : <OwnBranding />}</Page>;
}

function OwnBranding() {
  const query = useQuery(organizationQueries.mine());
  if (query.data?.can.editBranding) return <BrandingForm key={query.data.id} organization={query.data} />;
  return (
    <Stack gap={24}>
      <PageTitle>Branding</PageTitle>
      <Panel>
        {query.isPending && <SkeletonRows rows={5} avatar={false} />}
        {query.isError && (
          <ErrorState
            title="Couldn’t load your company"
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          >
            {errorText(query.error)}
          </ErrorState>
        )}
        {query.data && (
          <EmptyState title={`Branding of ${query.data.name}`}>
            Only the company’s administrator can change its logo and colors.
          </EmptyState>
        )}
        {query.data === null && <NoCompany />}
      </Panel>
    </Stack>
  );
}

function NoCompany() {
  const canStart = useKnownAddresses().has(addresses.getTrial);
  return (
    <EmptyState
      title="You’re not in a company"
      action={
        canStart && (
          <ButtonLink size={32} to={urlOf('getTrial')}>
            Start a trial
          </ButtonLink>
        )
      }
    >
      {canStart
        ? 'Start a trial for your company, or ask its administrator to invite you.'
        : 'Ask your company’s administrator to invite you.'}
    </EmptyState>
  );
}
