import { type BookingReply, bookingDecision } from '@chalkline/contract/finance/booking.schema.ts';
import { decideBooking } from '@chalkline/contract/finance/finance.endpoints.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { calendarDayText } from '../../../ui/times.ts';
import { financeQueries } from '../finance.queries.ts';

interface DecideModalProps {
  booking: BookingReply;
  refuse: boolean;
  onClose: () => void;
}

/** Approves an entry, or refuses it with a reason. */
export function DecideModal({ booking, refuse, onClose }: DecideModalProps) {
  const { id: bookingId, kind, amount, currency, party, category, on, by, twin } = booking;
  const { form, ...rest } = useCallForm({
    initial: { state: refuse ? ('refused' as const) : ('approved' as const), reason: '' },
    schema: bookingDecision,
    texts: { reason: { label: 'Reason', wrong: 'Enter at most 300 characters.' } },
    send: (call, body) => call(decideBooking, { params: { bookingId }, body }),
    done: refuse ? 'Refused' : 'Approved',
    invalidates: [financeQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal
      {...rest}
      title={`${refuse ? 'Refuse' : 'Approve'} ${showMoney(amount, currency)}?`}
      action={refuse ? 'Refuse' : 'Approve'}
      onClose={onClose}
    >
      <p>
        {[party, category.name, calendarDayText(on)].filter(Boolean).join(', ')}. {by} entered it.
      </p>
      {twin && (
        <Note tone="warn">
          Another entry has the same day, amount and {kind === 'expense' ? 'supplier' : 'payer'}.
        </Note>
      )}
      {refuse && (
        <TextArea
          id="reason"
          label="Reason"
          optional
          rows={2}
          hint={`${by} reads it.`}
          {...form.getInputProps('reason')}
        />
      )}
    </FormModal>
  );
}
