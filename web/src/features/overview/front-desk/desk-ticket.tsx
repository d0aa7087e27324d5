import { checkIn, undoScan } from '@chalkline/contract/events/door.endpoints.ts';
import type { DeskTicket } from '@chalkline/contract/overview/front-desk.schema.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { timeNow } from '../../../ui/now.ts';
import { relativeTime } from '../../../ui/times.ts';
import { frontDeskQueries } from './front-desk.queries.ts';

const ticketTexts = { expected: 'Not in yet', in: 'In', out: 'Out' } as const;

interface DeskTicketLineProps {
  ticket: DeskTicket;
  /** The person it is listed below; left out: it is listed by its own name. */
  personName?: string;
}

/** One ticket with its state, and a way in. */
export function DeskTicketLine({ ticket, personName }: DeskTicketLineProps) {
  const { ticketId, holderName, buyerName, eventId, event, typeName, startsAt, state } = ticket;
  const letIn = useAction({
    send: (call) => call(checkIn, { body: { group_id: eventId, ticket_id: ticketId, gate: 'Front desk' } }),
    failed: 'Couldn’t check this ticket in',
    done: 'Ticket checked in',
    invalidates: [frontDeskQueries.all, ['overview', 'desk']],
  });
  const undo = useAction({
    send: (call) => call(undoScan, { params: { eventId }, body: { ticketId } }),
    failed: 'Couldn’t undo the check-in',
    done: 'Check-in undone',
    invalidates: [frontDeskQueries.all, ['overview', 'desk']],
  });
  const isOwn = holderName === personName;
  const what = `for ${event}, ${typeName}`;
  const facts = [
    isOwn ? typeName : `${event}, ${typeName}`,
    relativeTime(startsAt, timeNow()),
    ...(buyerName === holderName || buyerName === personName ? [] : [`bought by ${buyerName}`]),
  ];
  return (
    <li>
      <span>
        <b>{isOwn ? event : holderName}</b>
        <small>{facts.join(', ')}</small>
      </span>
      <span data-state={state}>{ticketTexts[state]}</span>
      {state === 'in' && (
        <Button
          size={48}
          variant="text"
          busy={undo.busy}
          onClick={() => undo.run()}
          aria-label={`Undo the check-in${isOwn ? '' : ` of ${holderName}`} ${what}`}
        >
          Undo
        </Button>
      )}
      {state !== 'in' && (
        <Button
          size={48}
          busy={letIn.busy}
          onClick={() => letIn.run()}
          aria-label={`Check in${isOwn ? '' : ` ${holderName}`} ${what}`}
        >
          Check in
        </Button>
      )}
    </li>
  );
}
