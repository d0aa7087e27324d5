import { cancelEvent } from '@chalkline/contract/events/cancellation.endpoints.ts';
import type { CancellationScope } from '@chalkline/contract/events/cancellation.schema.ts';
import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { refundSentence } from '../../../patterns/canceled-sales.tsx';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx';
import { counted } from '../../../ui/counted.ts';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
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
  const [typed, setTyped] = useKeptState(`cancel name ${id}`, '');
  const [reason, setReason] = useKeptState(`cancel reason ${id}`, '');
  return (
    <ConfirmAction
      title="Cancel this event?"
      confirm="Cancel event"
      keep="Keep it"
      danger
      ready={query.data !== undefined && typed.trim() === name.trim() && reason.trim() !== ''}
      send={(call) =>
        call(cancelEvent, {
          params: { eventId: id },
          body: { name: typed.trim(), reason: reason.trim(), apply_to: scope },
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
        {(preview) => (
          <p>
            {`${counted(preview.tickets, ['ticket becomes', 'tickets become'])} void. ${refundSentence(preview)} You can’t undo this.`}
          </p>
        )}
      </Loaded>
      <TextArea
        label="Reason"
        hint="Sent to everyone with a ticket."
        rows={2}
        maxLength={300}
        data-autofocus
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <TextField
        label="Name of the event"
        hint={`Type “${name.trim()}” to confirm.`}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ConfirmAction>
  );
}
