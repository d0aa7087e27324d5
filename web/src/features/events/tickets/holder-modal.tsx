import type { TicketReply } from '@chalkline/contract/events/event.schema.ts';
import { holderNameInput, renameTicketHolder } from '@chalkline/contract/events/holder-names.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { eventQueries } from '../events.queries.ts';

interface HolderModalProps {
  ticket: TicketReply;
  onClose: () => void;
}

/** Puts another name on a ticket. */
export function HolderModal({ ticket, onClose }: HolderModalProps) {
  const { form, ...rest } = useCallForm({
    initial: { name: ticket.holderName },
    schema: holderNameInput,
    texts: { name: { label: 'Name', wrong: 'Enter a name.' } },
    send: (call, body) => call(renameTicketHolder, { params: { ticketId: ticket.id }, body }),
    done: 'Name changed',
    invalidates: [eventQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title="Change the name on this ticket?" action="Change name" onClose={onClose}>
      <p>
        {ticket.asksPapers
          ? 'The QR code stays the same. Answers and signatures for the earlier name no longer count.'
          : 'The QR code stays the same. The door sees the new name.'}
      </p>
      <TextField id="name" label="Name" autoComplete="off" {...form.getInputProps('name')} />
    </FormModal>
  );
}
