import type { TicketWaitingReply } from '@chalkline/contract/events/waiting.schema.ts';
import type { EventReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { eventQueries } from '../events.queries.ts';

type Waiting = NonNullable<TicketWaitingReply['everyone']>[number];

/** Who waits for tickets that are sold out, in order. */
export function WaitingPart({ eventId, event }: { eventId: string; event: EventReply }) {
  const query = useQuery(eventQueries.waiting(eventId));
  return (
    <Panel title="Waiting for tickets">
      <Loaded query={query} failed="Couldn’t load the waiting list">
        {({ everyone }) =>
          everyone === null || everyone.length === 0 ? (
            <EmptyState title="No one is waiting">
              People can join once a ticket type is sold out. Freed tickets go to the first in line.
            </EmptyState>
          ) : (
            <DataTable
              caption="Waiting for tickets"
              columns={columnsFor(event.zone)}
              rows={everyone}
              rowKey={({ id }) => id}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}

function columnsFor(zone: string): Column<Waiting>[] {
  return [
    { key: 'name', head: 'Name', phone: 'lead', cell: ({ name }) => name },
    { key: 'type', head: 'Ticket type', cell: ({ typeName }) => typeName },
    { key: 'joined', head: 'Joined', cell: ({ joinedAt }) => <TimeAgo at={joinedAt} /> },
    {
      key: 'state',
      head: 'State',
      cell: ({ offerUntil }) =>
        offerUntil ? `Ticket held until ${plannedTime(offerUntil, zone)}` : 'Waiting',
    },
  ];
}
