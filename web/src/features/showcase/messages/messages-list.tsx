import { contactStates } from '@chalkline/contract/showcase/contact.lifecycle.ts';
import type { ContactCard } from '@chalkline/contract/showcase/contact.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link, useSearchParams } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useSearchText, withParam } from '../../../platform/use-search-text.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { stateLabels, topicLabels } from '../contact/contact-labels.ts';
import { type ContactFilters, showcaseQueries } from '../showcase.queries.ts';
import styles from './messages.module.css';
import { StateTag } from './state-tag.tsx';

const choices = [
  ...contactStates.map((value) => ({ value, label: stateLabels[value] })),
  { value: 'all' as const, label: 'All' },
];
type Choice = (typeof choices)[number]['value'];

const columns: readonly Column<ContactCard>[] = [
  {
    key: 'from',
    head: 'From',
    phone: 'lead',
    cell: ({ id, name }) => (
      <Link className={text.link} to={urlOf('dashboard', {}, { part: 'contact', message: id })}>
        {name}
      </Link>
    ),
  },
  { key: 'about', head: 'Topic', cell: ({ topic }) => topicLabels[topic] },
  {
    key: 'message',
    head: 'Message',
    cell: ({ beginning }) => <span className={styles.beginning}>{beginning}</span>,
  },
  { key: 'state', head: 'State', cell: ({ state }) => <StateTag state={state} /> },
  { key: 'came', head: 'Received', align: 'right', cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
];

/** Shows new messages by default; search, state and page are in the address. */
export function MessagesList() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText('search');
  const chosen: Choice = choices.find(({ value }) => value === params.get('state'))?.value ?? 'new';
  const filters = {
    state: chosen === 'all' ? undefined : chosen,
    search: (params.get('search') ?? '').trim(),
  };
  return (
    <Stack gap={16}>
      <PageTitle below="Messages from the contact page. We send your answers by email.">Contact</PageTitle>
      <Panel>
        <div className={styles.tools}>
          <SearchField
            className={styles.search ?? ''}
            label="Messages"
            placeholder="Name, email or text"
            value={search}
            onChange={setSearch}
          />
          <SegmentedControl
            label="State"
            choices={choices}
            value={chosen}
            onChange={(state) => setParams((now) => withParam(now, 'state', state === 'new' ? '' : state))}
          />
        </div>
        <Found filters={filters} />
      </Panel>
    </Stack>
  );
}

function Found({ filters }: { filters: ContactFilters }) {
  return (
    <PagedList
      query={showcaseQueries.messages(filters)}
      failed="Couldn’t load messages"
      skeleton={<SkeletonRows rows={5} avatar={false} />}
      noun={['message', 'messages']}
      empty={
        <EmptyState title={filters.search === '' ? 'No messages' : 'No matching messages'}>
          {filters.state === 'new' ? 'New messages appear here.' : 'Try another state.'}
        </EmptyState>
      }
    >
      {(messages) => (
        <DataTable caption="Messages" columns={columns} rows={messages} rowKey={({ id }) => id} />
      )}
    </PagedList>
  );
}
