import type { CorporateLineReply } from '@chalkline/contract/organisations/organisation.schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../platform/error-texts.tsx';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { serverNow } from '../../platform/server-time.ts';
import { useSearchText } from '../../platform/use-search-text.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/page.tsx';
import { ListFoot } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { PageTitle } from '../../ui/titles.tsx';
import { organisationQueries } from './organisations.queries.ts';
import { TrialModal } from './trial.modal.tsx';
import { trialText } from './trial-words.ts';

/** Every company with its people and its trial, for admins of the whole site. */
export function CompaniesPart() {
  useScreenTitle('Companies');
  const [text, setText] = useSearchText('search');
  return (
    <Stack gap={24}>
      <PageTitle below="Each sets its own look. You make their trials longer, or end them with a contract.">
        Companies
      </PageTitle>
      <SearchField label="Companies" placeholder="Name or short name" value={text} onChange={setText} />
      <Panel>
        <Companies />
      </Panel>
    </Stack>
  );
}

function Companies() {
  const search = useSearchParams()[0].get('search') ?? '';
  const query = useInfiniteQuery(organisationQueries.list(search));
  const say = useErrorText();
  const [changing, setChanging] = useState<CorporateLineReply | null>(null);
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="The companies did not load"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {say(query.error)}
      </ErrorState>
    );
  }
  if (!query.data) return <SkeletonRows rows={5} avatar={false} />;
  const companies = query.data.pages.flatMap(({ data }) => data);
  if (companies.length === 0) {
    return search ? (
      <EmptyState title="No company like that">Search for the beginning of a word of its name.</EmptyState>
    ) : (
      <EmptyState title="No company yet">
        One stands here as soon as its first admin has proven their address.
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        caption="Companies"
        columns={columns(setChanging)}
        rows={companies}
        rowKey={({ id }) => id}
        rowState={({ read_only_since }) => (read_only_since ? 'out' : undefined)}
      />
      <ListFoot
        summary={companies.length === 1 ? '1 company' : `${companies.length} companies`}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        busy={query.isFetchingNextPage}
      />
      {changing && <TrialModal company={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

const columns = (change: (company: CorporateLineReply) => void): Column<CorporateLineReply>[] => [
  { key: 'name', head: 'Company', phone: 'lead', cell: ({ name }) => name },
  { key: 'identifier', head: 'Short name', cell: ({ identifier }) => identifier },
  { key: 'people', head: 'People', align: 'right', cell: ({ people }) => people },
  { key: 'trial', head: 'Trial', cell: (company) => trialText(company, new Date(serverNow())) },
  {
    key: 'actions',
    head: 'Change',
    phone: 'actions',
    align: 'right',
    cell: (company) => (
      <Button size={32} aria-label={`Change the trial of ${company.name}`} onClick={() => change(company)}>
        Change the trial
      </Button>
    ),
  },
];
