import { type CheckInReply, checkInLimits, newReply } from '@chalkline/contract/coaching/check-in.schema.ts';
import { replyToCheckIn } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { coachingQueries } from '../coaching.queries.ts';

interface ReplyModalProps {
  coaching: CoachingReply;
  checkIn: CheckInReply;
  onClose: () => void;
}

const texts = { text: { label: 'Reply', wrong: 'Write a reply of up to 2,000 characters.' } };

/** The trainer replies to the answers of a client. */
export function ReplyModal({ coaching, checkIn, onClose }: ReplyModalProps) {
  const { form, ...rest } = useCallForm({
    initial: { text: checkIn.reply ?? '', version: checkIn.version },
    schema: newReply,
    texts,
    send: (call, body) =>
      call(replyToCheckIn, { params: { coachingId: coaching.id, checkInId: checkIn.id }, body }),
    done: 'Reply sent',
    invalidates: [coachingQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Reply to ${coaching.other.name}`} action="Send reply" onClose={onClose}>
      <TextArea
        id="text"
        label="Reply"
        rows={5}
        maxLength={checkInLimits.reply}
        data-autofocus
        {...form.getInputProps('text')}
      />
    </FormModal>
  );
}
