import { cancelEvent } from '@chalkline/contract/events/cancellation.endpoints.ts';
import type { CancellationReply, CancellationScope } from '@chalkline/contract/events/cancellation.schema.ts';
import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { refundSentence } from '../../../patterns/canceled-sales.tsx';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useCancelFields } from '../../../patterns/use-cancel-fields.tsx';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx';
import { counted } from '../../../ui/counted.ts';
import { groupQueries } from '../../groups/groups.queries.ts';
import { eventQueries } from '../events.queries.ts';

interface CancelEventProps {
  group: GroupReply;
  onClose: () => void;
}

/** Cancels an event, with what goes back before it is done. Its name has to be typed. */
export function CancelEvent({ group, onClose }: CancelEventProps) {
  const { id, name } = group;
  const more = group.event?.series?.more ?? 0;
  const [scope, setScope] = useKeptState<CancellationScope>(`cancel dates ${id}`, 'this');
  const query = useQuery(eventQueries.cancellation(id, scope));
  const { body, isFilled, fields } = useCancelFields({
    id,
    name,
    noun: 'event',
    hint: 'Sent to everyone with a ticket.',
  });
  return (
    <ConfirmAction
      title="Cancel this event?"
      confirm="Cancel event"
      keep="Keep it"
      danger
      ready={query.data !== undefined && isFilled}
      send={(call) =>
        call(cancelEvent, {
          params: { eventId: id },
          body: { ...body, apply_to: scope },
        })
      }
      done={() => 'Event canceled'}
      invalidates={[groupQueries.all]}
      onClose={onClose}
    >
      {more > 0 && (
        <ChoiceGroup legend="Dates">
          <Radio
            name="cancel-dates"
            label="Only this date"
            checked={scope === 'this'}
            onChange={() => setScope('this')}
          />
          <Radio
            name="cancel-dates"
            label={`This and all following dates (${more + 1})`}
            checked={scope === 'following'}
            onChange={() => setScope('following')}
          />
        </ChoiceGroup>
      )}
      <Loaded query={query} failed="Couldn’t load what would be refunded">
        {(preview) => <p>{cancelSentences(preview).join(' ')}</p>}
      </Loaded>
      {fields}
    </ConfirmAction>
  );
}

/** What canceling does. */
export function cancelSentences(preview: CancellationReply): string[] {
  const isNothing = preview.passOrders > 0 && preview.sums.every(({ amount }) => amount === 0);
  return [
    ticketsSentence(preview.tickets),
    ...(isNothing ? [] : [refundSentence(preview)]),
    ...(preview.passOrders > 0 ? [passesSentence(preview.passOrders)] : []),
    'You can’t undo this.',
  ];
}

/** Passes aren’t refunded on their own while they have other dates, nor once somebody came with them. */
function passesSentence(passOrders: number): string {
  return `${counted(passOrders, ['order of passes isn’t', 'orders of passes aren’t'])} refunded automatically: you decide what goes back.`;
}

function ticketsSentence(tickets: number): string {
  if (tickets === 0) return 'No one has a ticket.';
  return `${counted(tickets, ['ticket becomes', 'tickets become'])} void.`;
}
