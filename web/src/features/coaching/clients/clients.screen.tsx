import {
  type ClientsReply,
  type ClientType,
  clientTypes,
} from '@chalkline/contract/coaching/coaching.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Bar } from '../../../ui/bar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { shortDay } from '../../../ui/short-day.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import styles from '../coaching.module.css';
import { coachingQueries } from '../coaching.queries.ts';
import { stateLabels } from '../coaching-texts.ts';
import { needOf } from './need-text.ts';

const typeLabels: Readonly<Record<ClientType, string>> = {
  all: 'All',
  active: 'Active',
  pending: 'Requests',
  inactive: 'Paused and ended',
};

type Client = ClientsReply['clients'][number];

const columns: readonly Column<Client>[] = [
  {
    key: 'name',
    head: 'Client',
    phone: 'lead',
    cell: (client) => <Name client={client} />,
  },
  { key: 'program', head: 'Program', cell: ({ training, can }) => programText(training, can.useFile) },
  {
    key: 'adherence',
    head: 'Adherence',
    cell: ({ training }) =>
      training && training.adherence.due > 0 ? <Adherence {...training.adherence} /> : '–',
  },
  {
    key: 'last',
    head: 'Last workout',
    cell: ({ training }) => (training?.lastWorkout ? shortDay(training.lastWorkout) : '–'),
  },
  { key: 'weight', head: 'Weight', cell: ({ weight, can }) => weightOf(weight, can.useFile) },
  {
    key: 'diary',
    head: 'Food diary',
    cell: ({ diaryDays, can }) => (diaryDays === null ? unshared(can.useFile) : `${diaryDays} of 7 days`),
  },
  {
    key: 'state',
    head: 'State',
    cell: ({ state, changedAt }) => (
      <span>
        {`${stateLabels[state]}, `}
        <TimeAgo at={changedAt} />
      </span>
    ),
  },
  {
    key: 'actions',
    head: 'Actions',
    phone: 'actions',
    cell: ({ state, other }) => (
      <RowActions>
        {state === 'asked' ? (
          <ButtonLink size={32} to={urlOf('requestsTrainer')}>
            Answer
          </ButtonLink>
        ) : (
          state !== 'ended' && (
            <ButtonLink size={32} to={urlOf('messages', {}, { to: other.id })}>
              Message
            </ButtonLink>
          )
        )}
      </RowActions>
    ),
  },
];

function unshared(isCoached: boolean) {
  return isCoached ? <span className={text.muted}>Not shared</span> : '–';
}

const kilograms = (grams: number) => Math.round(grams / 100) / 10;

/** The latest weight, in kilograms as in check-ins, and how it changed in eight weeks. */
function weightOf(weight: Client['weight'], isCoached: boolean) {
  if (weight === null) return unshared(isCoached);
  if (weight.grams === null) return '–';
  const change = kilograms(Math.abs(weight.change));
  const sign = weight.change < 0 ? '−' : '+';
  return (
    <span className={styles.who}>
      {`${numberText(kilograms(weight.grams))} kg`}
      <small className={styles.below}>
        {change === 0 ? 'No change in 8 weeks' : `${sign}${numberText(change)} in 8 weeks`}
      </small>
    </span>
  );
}

function programText(training: Client['training'], isCoached: boolean) {
  if (training === null) return unshared(isCoached);
  return training.programs.length > 0 ? training.programs.join(', ') : 'None';
}

function Name({ client }: { client: Client }) {
  const { id, other } = client;
  const { words, tone } = needOf(client);
  return (
    <span className={styles.client}>
      <Avatar name={other.name} id={other.id} size={36} />
      <span className={styles.who}>
        <Link className={text.link} to={urlOf('client', { id })}>
          {other.name}
        </Link>
        {words && (
          <small className={styles.need} data-tone={tone}>
            {words}
          </small>
        )}
      </span>
    </span>
  );
}

/** "88%, 7 of 8" of the last four weeks. */
function Adherence({ due, done }: { due: number; done: number }) {
  return (
    <span className={styles.adherence}>
      <Bar value={done} max={due} label="Adherence, four weeks" size="thin" />
      {`${Math.round((100 * done) / due)}%, ${done} of ${due}`}
    </span>
  );
}

/** `/clients`: whom a trainer coaches. */
export function ClientsScreen() {
  const { data: counts } = useQuery(coachingQueries.counts());
  const { filters, isNarrowed, setFilter, clear } = useListFilters({
    search: anyText,
    type: ['active', 'pending', 'inactive'],
  });
  const [search, setSearch] = useSearchText('search');
  const type = filters.type || 'all';
  return (
    <Page>
      <Stack gap={16}>
        <PageTitle
          marked
          below="People you coach, and those who ask you to."
          actions={
            <>
              <ButtonLink to={urlOf('checkInForms')}>Check-in forms</ButtonLink>
              <ButtonLink to={urlOf('programRequests')}>Program requests</ButtonLink>
              <ButtonLink to={urlOf('requestsTrainer')}>
                {counts && counts.pending > 0 ? `Requests (${counts.pending})` : 'Requests'}
              </ButtonLink>
            </>
          }
        >
          Clients
        </PageTitle>
        <div className={styles.tools}>
          <SegmentedControl
            label="Clients shown"
            choices={clientTypes.map((value) => ({
              value,
              label: counts ? `${typeLabels[value]} ${counts[value]}` : typeLabels[value],
            }))}
            value={type}
            onChange={(value) => setFilter('type', value === 'all' ? '' : value)}
          />
          <SearchField label="Search clients" placeholder="Name" value={search} onChange={setSearch} />
        </div>
        <Panel>
          <PagedList
            query={coachingQueries.clients({ type, search: filters.search })}
            failed="Couldn’t load clients"
            skeleton={<SkeletonRows rows={6} avatar={false} />}
            noun={['client', 'clients']}
            empty={
              isNarrowed ? (
                <EmptyState
                  title="No matching clients"
                  action={
                    <Button size={32} onClick={clear}>
                      Clear filters
                    </Button>
                  }
                >
                  Try another name, or show all of them.
                </EmptyState>
              ) : (
                <EmptyState title="No clients yet">
                  People ask trainers for coaching on the trainer’s profile. Accept a request to see them
                  here.
                </EmptyState>
              )
            }
          >
            {(rows) => <DataTable caption="Clients" columns={columns} rows={rows} rowKey={({ id }) => id} />}
          </PagedList>
        </Panel>
      </Stack>
    </Page>
  );
}
