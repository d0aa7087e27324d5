import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { useState } from 'react';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useGuest, useSession } from '../../../platform/session.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/page.tsx';
import { groupQueries } from '../../groups/groups.queries.ts';
import { isShownInForm } from '../papers/answer-errors.ts';
import {
  AttendeesForm,
  type AttendeesLine,
  type AttendeesSaid,
  detailsSaid,
  nobodyYet,
} from '../papers/attendees-form.tsx';

export interface ChosenTickets extends AttendeesLine {
  readonly itemId: string;
  readonly amount?: number;
  readonly code: string;
}

interface AttendeesModalProps {
  group: GroupReply;
  lines: readonly ChosenTickets[];
  /** Add-ons of the order. */
  beside: readonly { readonly itemId: string; readonly quantity: number }[];
  /** On the button: what comes next. */
  action: string;
  /** The event has questions or waivers. */
  asks: boolean;
  onPlaced: (placed: { id: string; state: string }) => void;
  onClose: () => void;
}

/** Who comes with each ticket, what they answer, and what the buyer signs. */
export function AttendeesModal({
  group,
  lines,
  beside,
  action,
  asks,
  onPlaced,
  onClose,
}: AttendeesModalProps) {
  const session = useSession();
  const guest = useGuest();
  const buyer = session?.user.name ?? guest?.name ?? '';
  const [said, setSaid] = useKeptState<AttendeesSaid>(`attendees ${group.id}`, nobodyYet);
  const [failure, setFailure] = useState<unknown>(null);
  const order = useAction({
    send: (call) =>
      call(placeOrder, {
        body: {
          kind: ticketKind,
          offerId: group.id,
          lines: [
            ...lines.map(({ itemId, quantity, amount, code }, at) => ({
              itemId,
              quantity,
              ...(amount !== undefined && { amount }),
              details: { code, ...detailsSaid(lines, at, said) },
            })),
            ...beside.map(({ itemId, quantity }) => ({ itemId, quantity })),
          ],
        },
      }).catch((refused: unknown) => {
        setFailure(refused);
        throw refused;
      }),
    done: (placed) => (placed.state === 'paid' ? 'You have your tickets' : 'Your tickets are held'),
    invalidates: [groupQueries.all],
    onDone: onPlaced,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Who is coming?"
      below={group.name}
      width={720}
      actions={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button variant="main" busy={order.busy} onClick={() => order.run()}>
            {action}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        <AttendeesForm
          eventId={group.id}
          buyerName={buyer}
          {...{ lines, asks, said, failure }}
          onSaid={(next) => {
            setSaid(next);
            setFailure(null);
          }}
        />
        {!isShownInForm(failure) && <ActionError error={failure ? order.error : null} />}
      </Stack>
    </Modal>
  );
}
