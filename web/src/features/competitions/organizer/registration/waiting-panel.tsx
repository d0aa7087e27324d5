import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { WaitingReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { plannedTime } from '../../../../ui/planned-time.ts';
import { TimeAgo } from '../../../../ui/time-ago.tsx';
import { organizerQueries } from '../organizer.queries.ts';

/** Who waits for a place in a full division, in order. */
export function WaitingPanel({ competition }: { competition: CompetitionReply }) {
  const query = useQuery(organizerQueries.waiting(competition.id));
  return (
    <Panel title="Waiting list">
      <Loaded query={query} failed="Couldn’t load the waiting list">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="No one is waiting">
              Athletes can join once a division is full. Freed places go to the first in line.
            </EmptyState>
          ) : (
            <DataTable
              caption="Waiting list"
              columns={columnsFor(competition)}
              rows={list}
              rowKey={({ id }) => id}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}

function columnsFor({ divisions, zone }: CompetitionReply): Column<WaitingReply>[] {
  return [
    { key: 'name', head: 'Athlete', phone: 'lead', cell: ({ name }) => name },
    {
      key: 'division',
      head: 'Division',
      cell: ({ divisionId }) => divisions.find(({ id }) => id === divisionId)?.name ?? '',
    },
    { key: 'joined', head: 'Joined', cell: ({ joinedAt }) => <TimeAgo at={joinedAt} /> },
    {
      key: 'state',
      head: 'State',
      cell: ({ offerUntil, state }) =>
        state === 'offered' && offerUntil ? `Place held until ${plannedTime(offerUntil, zone)}` : 'Waiting',
    },
  ];
}
