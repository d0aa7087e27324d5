import type { CorporateLineReply } from '@chalkline/contract/organizations/organization.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { serverNow } from '../../../platform/server-time.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { organizationQueries } from '../organizations.queries.ts';
import { trialText } from '../trial-text.ts';
import { TrialModal } from './trial.modal.tsx';

/** Every company with its people and its trial, for admins of the whole site. */
export function CompaniesPart() {
  useScreenTitle('Companies');
  const [text, setText] = useSearchText('search');
  return (
    <Stack gap={24}>
      <PageTitle below="Extend a company’s trial, or replace it with a contract.">Companies</PageTitle>
      <SearchField label="Companies" placeholder="Name or short name" value={text} onChange={setText} />
      <Panel>
        <Companies />
      </Panel>
    </Stack>
  );
}

function Companies() {
  const search = useSearchParams()[0].get('search') ?? '';
  const [changing, setChanging] = useState<CorporateLineReply | null>(null);
  return (
    <>
      <PagedList
        query={organizationQueries.list(search)}
        failed="Couldn’t load companies"
        skeleton={<SkeletonRows rows={5} avatar={false} />}
        noun={['company', 'companies']}
        empty={
          search ? (
            <EmptyState title="No company matches">Try the start of a word in its name.</EmptyState>
          ) : (
            <EmptyState title="No companies yet">
              Companies appear here once their first administrator has verified their email.
            </EmptyState>
          )
        }
      >
        {(companies) => (
          <DataTable
            caption="Companies"
            columns={columns(setChanging)}
            rows={companies}
            rowKey={({ id }) => id}
            rowState={({ read_only_since }) => (read_only_since ? 'out' : undefined)}
          />
        )}
      </PagedList>
      {changing && <TrialModal company={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

const columns = (change: (company: CorporateLineReply) => void): Column<CorporateLineReply>[] => [
  { key: 'name', head: 'Company', phone: 'lead', cell: ({ name }) => name },
  { key: 'identifier', head: 'Short name', cell: ({ identifier }) => identifier },
  {
    key: 'people',
    head: 'People',
    align: 'right',
    cell: ({ id, people }) => (
      <Link className={text.link} to={urlOf('allUsers', {}, { organization: id })}>
        {numberText(people)}
      </Link>
    ),
  },
  { key: 'trial', head: 'Trial', cell: (company) => trialText(company, new Date(serverNow())) },
  {
    key: 'actions',
    head: 'Actions',
    phone: 'actions',
    align: 'right',
    cell: (company) => (
      <Button size={32} aria-label={`Change trial of ${company.name}`} onClick={() => change(company)}>
        Change trial
      </Button>
    ),
  },
];
