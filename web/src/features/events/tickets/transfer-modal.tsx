import type { TicketReply } from '@chalkline/contract/events/event.schema.ts';
import { newTransfer } from '@chalkline/contract/events/transfer.schema.ts';
import { offerTicket } from '@chalkline/contract/events/transfers.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { eventQueries } from '../events.queries.ts';

interface TransferModalProps {
  ticket: TicketReply;
  onClose: () => void;
}

/** Offers a ticket to somebody by email. */
export function TransferModal({ ticket, onClose }: TransferModalProps) {
  const { form, ...rest } = useCallForm({
    initial: { email: '' },
    schema: newTransfer,
    texts: { email: { label: 'Email', wrong: 'Enter an email address, such as name@example.com.' } },
    send: (call, body) => call(offerTicket, { params: { ticketId: ticket.id }, body }),
    done: ({ transfer }) => ({
      title: 'Ticket offered',
      detail: `It’s yours until ${transfer?.email} accepts it.`,
    }),
    invalidates: [eventQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title="Transfer this ticket?" action="Transfer ticket" onClose={onClose}>
      <p>
        {`Your ${ticket.typeName} ticket to ${ticket.event.name} stays yours until they accept. Then your QR code stops working, and they get a new one.`}
      </p>
      <TextField
        id="email"
        type="email"
        label="Email"
        hint="They don’t need an account."
        autoComplete="off"
        {...form.getInputProps('email')}
      />
    </FormModal>
  );
}
