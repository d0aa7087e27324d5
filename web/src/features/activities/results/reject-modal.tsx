import { rejectResult } from '@chalkline/contract/activities/activities.endpoints.ts';
import { newRejection, type ResultReply } from '@chalkline/contract/activities/result.schema.ts';
import { reasonNoteLength } from '@chalkline/contract/groups/moderation-reasons.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { calendarDayText } from '../../../ui/times.ts';
import { groupQueries } from '../../groups/groups.queries.ts';
import { amountText } from './activity-texts.ts';

interface RejectModalProps {
  groupId: string;
  result: ResultReply;
  onClose: () => void;
}

/** Takes a result out of a challenge, with a reason that its athlete reads. */
export function RejectModal({ groupId, result, onClose }: RejectModalProps) {
  const { id, person, type, amount, day } = result;
  const { form, ...rest } = useCallForm({
    initial: { reason: '' },
    schema: newRejection,
    texts: {
      reason: {
        label: 'Reason',
        wrong: `Say why it doesn’t count, in up to ${reasonNoteLength} characters.`,
      },
    },
    send: (call, body) => call(rejectResult, { params: { groupId, resultId: id }, body }),
    done: 'It doesn’t count anymore',
    invalidates: [groupQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal
      {...rest}
      title={`Don’t count ${amountText(amount, type.unit)}?`}
      action="Don’t count"
      danger
      onClose={onClose}
    >
      <p>{`It’s the result of ${person.name}, ${calendarDayText(day)}. You can count it again until the places are final.`}</p>
      <TextArea
        id="reason"
        label="Reason"
        hint={`${person.name} gets a notification with it.`}
        rows={2}
        {...form.getInputProps('reason')}
      />
    </FormModal>
  );
}
