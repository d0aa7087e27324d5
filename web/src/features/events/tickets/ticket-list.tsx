import type { TicketReply } from '@chalkline/contract/events/event.schema.ts';
import { printTicket } from '@chalkline/contract/events/events.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconFileTypePdf } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { CalendarButton } from '../calendar-button.tsx';
import { startText } from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';
import styles from './ticket-list.module.css';

/** Tickets, the newest first, each with its code for the door. */
export function TicketList() {
  return (
    <PagedList
      query={eventQueries.tickets()}
      failed="Couldn’t load your tickets"
      skeleton={<SkeletonCards />}
      noun={['ticket', 'tickets']}
      empty={
        <EmptyState
          title="No tickets yet"
          action={
            <ButtonLink size={32} to={urlOf('events')}>
              Find an event
            </ButtonLink>
          }
        >
          Your tickets appear here with the QR code you show at the door.
        </EmptyState>
      }
    >
      {(tickets) => (
        <ul className={styles.tickets}>
          {tickets.map((ticket) => (
            <TicketCard key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

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

function TicketCard({ ticket }: { ticket: TicketReply }) {
  const { id, event, code, holderName, typeName, orderId } = ticket;
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
          <p className={styles.void}>This ticket was refunded and is no longer valid.</p>
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
      <div className={styles.foot}>
        <Link className={text.link} to={urlOf('order', { orderId })}>
          Order and refund
        </Link>
        {code !== null && <CalendarButton ticketId={id} />}
        {code !== null && <PaperButton ticketId={id} />}
      </div>
    </li>
  );
}
