import type { MyCompetitionCard } from '@chalkline/contract/competitions/competition.schema.ts';
import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ListSearch, NoMatches, useListSearch } from '../../../../patterns/list-search.tsx';
import { PagedList, usePagedCount } from '../../../../patterns/paged-list.tsx';
import { useSession } from '../../../../platform/session.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { PageTitle } from '../../../../ui/titles.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { CompetitionStatusMark } from '../../competition-status.tsx';
import { daysText } from '../../days.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { roleLabels } from '../staff/role-labels.ts';
import { InvitedTo } from './invited-to.tsx';
import { CopyAction, NextSteps } from './mine-actions.tsx';
import { MyClaims } from './my-claims.tsx';
import { TakingPart } from './taking-part.tsx';

const columns: readonly Column<MyCompetitionCard>[] = [
  {
    key: 'name',
    head: 'Competition',
    phone: 'lead',
    cell: ({ id, name }) => (
      <Link className={text.link} to={urlOf('competitionDashboard', { id })}>
        {name}
      </Link>
    ),
  },
  {
    key: 'state',
    head: 'Status',
    cell: (competition) => <CompetitionStatusMark competition={competition} />,
  },
  {
    key: 'next',
    head: 'Next',
    cell: (competition) => <NextSteps competition={competition} />,
  },
  { key: 'when', head: 'When', cell: ({ startsOn, endsOn }) => daysText(startsOn, endsOn) },
  { key: 'where', head: 'Where', cell: placeLine },
  { key: 'role', head: 'Role', cell: ({ role }) => roleLabels[role] },
  {
    key: 'entries',
    head: 'Athletes',
    align: 'right',
    cell: ({ entryCount, capacity }) => (capacity === null ? entryCount : `${entryCount} of ${capacity}`),
  },
  {
    key: 'copy',
    head: <VisuallyHidden>Copy</VisuallyHidden>,
    phone: 'corner',
    cell: (competition) =>
      (competition.role === 'owner' || competition.role === 'manager') && (
        <CopyAction competition={competition} />
      ),
  },
];

/** The competitions the person runs or competes in. */
export function MyCompetitionsScreen() {
  const personId = useSession()?.user.id;
  const { count, isLoading } = usePagedCount(organizerQueries.mine());
  const runsNone = count === 0;
  const run = (
    <Panel title="You run">
      <MyCompetitions />
    </Panel>
  );
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle
          below="Competitions you run, and those you compete in."
          actions={
            <>
              <ButtonLink to={urlOf('revenues')}>Revenues</ButtonLink>
              <ButtonLink
                variant="main"
                to={urlOf('createCompetition')}
                icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              >
                Create a competition
              </ButtonLink>
            </>
          }
        >
          My competitions
        </PageTitle>
        <InvitedTo />
        {personId && <MyClaims personId={personId} />}
        <ListSearch label="Search your competitions" placeholder="Name or place" />
        {isLoading ? (
          <Panel>
            <SkeletonRows rows={5} avatar={false} />
          </Panel>
        ) : (
          <>
            {!runsNone && run}
            {personId && <TakingPart personId={personId} />}
            {runsNone && run}
          </>
        )}
      </Stack>
    </Page>
  );
}

function MyCompetitions() {
  const search = useListSearch();
  return (
    <PagedList
      query={organizerQueries.mine(search)}
      failed="Couldn’t load your competitions"
      skeleton={<SkeletonRows rows={5} avatar={false} />}
      noun={['competition', 'competitions']}
      empty={
        search ? (
          <NoMatches many="competitions">Try the start of a name or a place.</NoMatches>
        ) : (
          <EmptyState
            title="No competitions yet"
            action={
              <ButtonLink size={32} to={urlOf('createCompetition')}>
                Create a competition
              </ButtonLink>
            }
          >
            Competitions you run appear here. A new one stays a draft until you publish it.
          </EmptyState>
        )
      }
    >
      {(competitions) => (
        <DataTable caption="My competitions" columns={columns} rows={competitions} rowKey={({ id }) => id} />
      )}
    </PagedList>
  );
}
