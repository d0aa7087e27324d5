import type { TicketReply } from '@chalkline/contract/events/event.schema.ts';
import { printTicket } from '@chalkline/contract/events/events.endpoints.ts';
import { withdrawTicketOffer } from '@chalkline/contract/events/transfers.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconFileTypePdf, IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../../patterns/use-action.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import text from '../../../ui/text.module.css';
import { CalendarButton } from '../calendar-button.tsx';
import { startText } from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';
import styles from './ticket-list.module.css';

const TransferModal = lazyPart(async () => (await import('./transfer-modal.tsx')).TransferModal);

/** The ticket as PDF, to print or send on. */
function PaperButton({ ticketId }: { ticketId: string }) {
  const pdf = useAction({
    send: () => downloadFile(printTicket, { params: { ticketId } }, 'ticket.pdf'),
    failed: 'Couldn’t download your ticket',
  });
  return (
    <Button
      variant="text"
      icon={<IconFileTypePdf size={18} stroke={1.75} aria-hidden="true" />}
      busy={pdf.busy}
      onClick={() => pdf.run()}
    >
      Ticket as PDF
    </Button>
  );
}

/** Says whom a ticket is offered to, and takes the offer back. */
function OfferLine({ ticketId, email }: { ticketId: string; email: string }) {
  const withdraw = useAction({
    send: (call) => call(withdrawTicketOffer, { params: { ticketId } }),
    done: 'Offer withdrawn',
    failed: 'Couldn’t withdraw the offer',
    invalidates: [eventQueries.all],
  });
  return (
    <div className={styles.offer}>
      <p>
        Offered to <b>{email}</b>. It stays yours until they accept.
      </p>
      <Button size={48} busy={withdraw.busy} onClick={() => withdraw.run()}>
        Withdraw offer
      </Button>
    </div>
  );
}

/** One ticket with its code for the door. */
export function TicketCard({ ticket }: { ticket: TicketReply }) {
  const { id, event, code, holderName, typeName, orderId, transfer, can } = ticket;
  const [passing, setPassing] = useState(false);
  return (
    <li className={styles.ticket}>
      <header className={styles.head}>
        <p>{startText(event.startsAt, event.zone)}</p>
        <h2>
          <Link to={urlOf('eventDetail', { id: event.id })}>{event.name}</Link>
        </h2>
        <p>{event.place}</p>
      </header>
      <div className={styles.code}>
        {code === null ? (
          <p className={styles.void}>This ticket is no longer valid.</p>
        ) : (
          <QrCode link={code} label={`Ticket of ${holderName} to ${event.name}`} />
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Name</dt>
          <dd>{holderName}</dd>
        </div>
        <div>
          <dt>Ticket</dt>
          <dd>{typeName}</dd>
        </div>
      </dl>
      {transfer && <OfferLine ticketId={id} email={transfer.email} />}
      <div className={styles.foot}>
        {orderId !== null && (
          <Link className={text.link} to={urlOf('order', { orderId })}>
            Order and refund
          </Link>
        )}
        {code !== null && <CalendarButton ticketId={id} />}
        {code !== null && <PaperButton ticketId={id} />}
        {can.transfer && (
          <Button
            variant="text"
            icon={<IconUserShare size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setPassing(true)}
          >
            Transfer ticket
          </Button>
        )}
      </div>
      {passing && <TransferModal ticket={ticket} onClose={() => setPassing(false)} />}
    </li>
  );
}
