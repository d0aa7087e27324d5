import { offerPass } from '@chalkline/contract/events/pass-transfers.endpoints.ts';
import { newTransfer } from '@chalkline/contract/events/transfer.schema.ts';
import { offerTicket } from '@chalkline/contract/events/transfers.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { eventQueries } from '../events.queries.ts';

interface TransferModalProps {
  /** `name`: such as `Floor ticket to Open Gym Night`. */
  thing: ({ ticketId: string } | { passId: string }) & { name: string };
  onClose: () => void;
}

/** Offers a ticket or a pass to somebody by email. */
export function TransferModal({ thing, onClose }: TransferModalProps) {
  const noun = 'passId' in thing ? 'pass' : 'ticket';
  const { form, ...rest } = useCallForm({
    initial: { email: '' },
    schema: newTransfer,
    texts: { email: { label: 'Email', wrong: 'Enter an email address, such as name@example.com.' } },
    send: async (call, body) => {
      const { transfer } =
        'passId' in thing
          ? await call(offerPass, { params: { passId: thing.passId }, body })
          : await call(offerTicket, { params: { ticketId: thing.ticketId }, body });
      return transfer;
    },
    done: (transfer) => ({
      title: noun === 'pass' ? 'Pass offered' : 'Ticket offered',
      detail: `It’s yours until ${transfer?.email} accepts it.`,
    }),
    invalidates: [eventQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Transfer this ${noun}?`} action={`Transfer ${noun}`} onClose={onClose}>
      <p>
        {`Your ${thing.name} stays yours until they accept. Then your QR code stops working, and they get a new one.`}
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
