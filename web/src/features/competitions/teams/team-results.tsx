import { findOnBoard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import type { RosterReply } from '@chalkline/contract/competitions/roster.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { call } from '../../../platform/calls.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SectionTitle } from '../../../ui/titles.tsx';
import { teamQueries } from './teams.queries.ts';

/** Where the team is on the public leaderboard, overall and in each workout. */
export function TeamResults({ competitionId, roster }: { competitionId: string; roster: RosterReply }) {
  const { entryId, divisionId } = roster;
  const query = useQuery({
    queryKey: [...teamQueries.within(competitionId), 'results', entryId],
    queryFn: async ({ signal }) => {
      const asked = { divisionId, entryIds: entryId };
      return (await call(findOnBoard, { params: { competitionId }, query: asked }, { signal })).data;
    },
  });
  return (
    <section>
      <SectionTitle>Results</SectionTitle>
      <Loaded query={query} failed="Couldn’t load results" panel>
        {({ head, rows: [row] }) =>
          row?.cells.some(({ scoreId }) => scoreId !== null) ? (
            <Stack>
              <Facts>
                <Fact label="Overall" value={row.place ?? '–'} note={`of ${head.rowCount}`} />
                {head.workouts.map(({ id, name }, at) => (
                  <Fact key={id} label={name} value={row.cells[at]?.main || '–'} />
                ))}
              </Facts>
              <div>
                <ButtonLink to={urlOf('leaderboard', { id: competitionId }, { division: divisionId })}>
                  See leaderboard
                </ButtonLink>
              </div>
            </Stack>
          ) : (
            <EmptyState title="No results yet">Scores appear here as judges enter them.</EmptyState>
          )
        }
      </Loaded>
    </section>
  );
}
