import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { countryName } from '@chalkline/contract/competitions/competition-place.ts';
import type { RosterSummary } from '@chalkline/contract/competitions/roster.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Chip } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import { CompetitionMissingPage } from '../competition-missing.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { WorkoutHero } from '../workouts/workout-hero.tsx';
import { teamQueries } from './teams.queries.ts';

/** `/teams/:id`: the teams of a competition and how many places they have left. */
export function TeamsScreen() {
  const { id = '' } = useParams();
  const query = useQuery(competitionQueries.detail(id));
  const { data: competition } = query;
  useScreenTitle(competition && `Teams, ${competition.name}`);
  if (!competition && query.error) return <CompetitionMissingPage query={query} competitionId={id} />;
  return (
    <>
      <WorkoutHero
        title="Teams"
        steps={[
          { label: 'Fitness Challenges', to: urlOf('home') },
          ...(competition ? [{ label: competition.name, to: urlOf('competitionDetail', { id }) }] : []),
        ]}
      />
      <Page>
        {competition ? (
          <Teams competition={competition} />
        ) : (
          <SkeletonRows rows={8} avatar={false} label="Loading teams" />
        )}
      </Page>
    </>
  );
}

function Teams({ competition }: { competition: CompetitionReply }) {
  const divisions = competition.divisions.filter(({ teamSize }) => teamSize > 1);
  const { filters, isNarrowed, setFilter } = useListFilters({
    search: anyText,
    division: divisions.map(({ id }) => id),
    open: ['true'],
  });
  const [search, setSearch] = useSearchText('search');
  const { division: divisionId, open } = filters;
  return (
    <Stack>
      <Row>
        <SearchField label="Teams" placeholder="Team, gym or bib" value={search} onChange={setSearch} />
        {divisions.length > 1 && (
          <SelectField
            label="Division"
            labelHidden
            choices={[
              { value: '', label: 'All divisions' },
              ...divisions.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={divisionId}
            onChange={(value) => setFilter('division', value)}
          />
        )}
        <Chip on={open === 'true'} onClick={() => setFilter('open', open === 'true' ? '' : 'true')}>
          Open places
        </Chip>
        {competition.state === 'published' && divisions.length > 0 && (
          <ButtonLink to={urlOf('compete', { id: competition.id })}>Register a team</ButtonLink>
        )}
      </Row>
      <Panel>
        <PagedList
          query={teamQueries.list(competition.id, { search: filters.search.slice(0, 200), divisionId, open })}
          failed="Couldn’t load teams"
          skeleton={<SkeletonRows rows={8} avatar={false} label="Loading teams" />}
          noun={['team', 'teams']}
          empty={
            isNarrowed ? (
              <EmptyState title="No teams found">Try a shorter name or another division.</EmptyState>
            ) : (
              <EmptyState title="No teams yet">Teams appear here once they’re registered.</EmptyState>
            )
          }
        >
          {(teams) => (
            <DataTable
              caption="Teams"
              columns={columnsOf(competition, teams)}
              rows={teams}
              rowKey={({ entryId }) => entryId}
            />
          )}
        </PagedList>
      </Panel>
    </Stack>
  );
}

/** The staff see how many shares of a team are paid, where one splits the price. */
function columnsOf(
  { id, divisions }: CompetitionReply,
  teams: readonly RosterSummary[],
): readonly Column<RosterSummary>[] {
  const names = new Map(divisions.map((division) => [division.id, division.name]));
  return [
    { key: 'bib', head: 'Bib', align: 'right', width: '72px', cell: ({ bib }) => bib },
    {
      key: 'name',
      head: 'Team',
      phone: 'lead',
      cell: ({ entryId, name }) => (
        <Link className={text.link} to={urlOf('team', { id, teamId: entryId })}>
          {name}
        </Link>
      ),
    },
    { key: 'division', head: 'Division', cell: ({ divisionId }) => names.get(divisionId) ?? '' },
    { key: 'gym', head: 'Gym', cell: ({ affiliate }) => affiliate },
    { key: 'country', head: 'Country', cell: ({ country }) => country && countryName(country) },
    {
      key: 'members',
      head: 'Members',
      align: 'right',
      cell: ({ filled, size }) => `${filled} of ${size}`,
    },
    ...(teams.some(({ shares }) => shares !== null)
      ? [
          {
            key: 'shares',
            head: 'Shares paid',
            align: 'right' as const,
            cell: ({ shares }: RosterSummary) => (shares ? `${shares.paid} of ${shares.all}` : '–'),
          },
        ]
      : []),
  ];
}
