import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../../platform/error-texts.ts';
import { EmptyState, ErrorState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { TieOrder } from './tie-order.tsx';
import { equalsOf } from './tied-groups.ts';

/** Ties the organizer breaks by hand, per division. */
export function TieOrders({ competition }: { competition: CompetitionReply }) {
  return competition.divisions.map((division) => (
    <DivisionTies key={division.id} competition={competition} division={division} />
  ));
}

function DivisionTies({ competition, division }: { competition: CompetitionReply; division: DivisionReply }) {
  const query = useQuery(organizerQueries.insideBoard(competition.id, division.id));
  const groups = query.data ? equalsOf(query.data) : [];
  return (
    <Panel title={`Ties: ${division.name}`}>
      {query.isError && !query.data ? (
        <ErrorState title="Couldn’t load the leaderboard" onRetry={() => void query.refetch()}>
          {errorText(query.error)}
        </ErrorState>
      ) : !query.data ? (
        <SkeletonRows rows={2} avatar={false} />
      ) : groups.length === 0 ? (
        <EmptyState title="No ties">No two athletes have the same total.</EmptyState>
      ) : (
        <TieOrder
          key={groups
            .flat()
            .map(({ entryId }) => entryId)
            .join()}
          competition={competition}
          division={division}
          groups={groups}
        />
      )}
    </Panel>
  );
}
