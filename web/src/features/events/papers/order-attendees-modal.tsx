import { changeOrderAttendees } from '@chalkline/contract/events/order-attendees.endpoints.ts';
import type { OrderAttendeesReply } from '@chalkline/contract/events/order-attendees.schema.ts';
import { useState } from 'react';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/page.tsx';
import { eventQueries } from '../events.queries.ts';
import { isShownInForm } from './answer-errors.ts';
import { AttendeesForm, type AttendeesSaid, detailsSaid } from './attendees-form.tsx';

interface OrderAttendeesModalProps {
  orderId: string;
  kind: string;
  buyerName: string;
  attendees: OrderAttendeesReply;
  onClose: () => void;
}

/** Changes names and answers of an order that is still to be paid. */
export function OrderAttendeesModal({
  orderId,
  kind,
  buyerName,
  attendees,
  onClose,
}: OrderAttendeesModalProps) {
  const { eventId, asks } = attendees;
  const lines = attendees.lines.map((line) => ({
    name: line.title,
    quantity: line.attendees.length,
    asksPapers: line.asksPapers,
  }));
  const [said, setSaid] = useKeptState<AttendeesSaid>(`attendees of ${orderId}`, saidIn(attendees));
  const [failure, setFailure] = useState<unknown>(null);
  const save = useAction({
    send: (call) =>
      call(changeOrderAttendees, {
        params: { orderId },
        body: { lines: lines.map((_, at) => ({ details: detailsSaid(lines, at, said) })) },
      }).catch((refused: unknown) => {
        setFailure(refused);
        throw refused;
      }),
    done: 'Attendees saved',
    invalidates: [eventQueries.orderAttendees(orderId).queryKey],
    onDone: onClose,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Who is coming?"
      width={720}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="main" busy={save.busy} onClick={() => save.run()}>
            Save attendees
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        <AttendeesForm
          {...{ eventId, lines, asks, buyerName, said, failure }}
          isNamed={kind === 'ticket'}
          onSaid={(next) => {
            setSaid(next);
            setFailure(null);
          }}
        />
        {!isShownInForm(failure) && <ActionError error={failure ? save.error : null} />}
      </Stack>
    </Modal>
  );
}

function saidIn({ lines }: OrderAttendeesReply): AttendeesSaid {
  return {
    order: lines.find(({ asksPapers }) => asksPapers)?.answers ?? [],
    attendees: Object.fromEntries(
      lines.flatMap((line, at) =>
        line.attendees.map(({ name, answers }, index) => [`${at}.${index}`, { name, answers }] as const),
      ),
    ),
  };
}
