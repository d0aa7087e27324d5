import { retryEventRefunds } from '@chalkline/contract/events/cancellation.endpoints.ts';
import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { EventReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { CanceledReport, untilRefunded } from '../../../patterns/canceled-sales.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import { eventQueries } from '../events.queries.ts';

/** That an event is canceled, and why. Nothing for one that takes place. */
export function CanceledNote({ event }: { event: EventReply }) {
  if (!event.canceled) return null;
  return (
    <Note tone="bad">
      <b>This event is canceled.</b> {plannedTime(event.canceled.at, event.zone)}
      <p>{event.canceled.reason}</p>
      <p>Tickets are void. What was paid goes back to the buyers.</p>
    </Note>
  );
}

/** How the refunds of a canceled event are getting on, for who runs it. */
export function CancellationReport({ group: { id } }: { group: GroupReply }) {
  const query = useQuery({
    ...eventQueries.cancellation(id),
    refetchInterval: ({ state }) => untilRefunded(state.data),
  });
  return (
    <Panel title="Refunds" padded>
      <Loaded query={query} failed="Couldn’t load the refunds">
        {(sales) => (
          <CanceledReport
            sales={sales}
            retry={{
              send: (call) => call(retryEventRefunds, { params: { eventId: id } }),
              invalidates: [eventQueries.cancellation(id).queryKey],
            }}
          />
        )}
      </Loaded>
    </Panel>
  );
}
