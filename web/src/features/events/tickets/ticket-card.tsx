import type { TicketReply } from '@chalkline/contract/events/event.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPencil, IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useIsBuyer } from '../../../platform/is-buyer.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import text from '../../../ui/text.module.css';
import { CalendarButton } from '../calendar-button.tsx';
import { startText } from '../event-texts.ts';
import { GiveBackButton } from './give-back-button.tsx';
import { OfferLine } from './offer-line.tsx';
import { PaperButton } from './paper-button.tsx';
import styles from './ticket-list.module.css';

const TicketPapersModal = lazyPart(
  async () => (await import('../papers/ticket-papers-modal.tsx')).TicketPapersModal,
);
const HolderModal = lazyPart(async () => (await import('./holder-modal.tsx')).HolderModal);
const TransferModal = lazyPart(async () => (await import('./transfer-modal.tsx')).TransferModal);

interface TicketCardProps {
  ticket: TicketReply;
  /** The card is on the page of its order, which needs no link to itself. */
  onOrder?: boolean;
}

/** One ticket with its code for the door. */
export function TicketCard({ ticket, onOrder = false }: TicketCardProps) {
  const { id, event, code, holderName, typeName, orderId, transfer, can } = ticket;
  const { asksPapers, isMissingPapers, addOns } = ticket;
  const isBuyer = useIsBuyer();
  const [answering, setAnswering] = useState(false);
  const [passing, setPassing] = useState(false);
  const [renaming, setRenaming] = useState(false);
  return (
    <li className={styles.ticket}>
      <header className={styles.head}>
        <p>{startText(event.startsAt, event.zone)}</p>
        <h2>
          {isBuyer ? <Link to={urlOf('eventDetail', { id: event.id })}>{event.name}</Link> : event.name}
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
        {addOns && (
          <div>
            <dt>Add-ons of the order</dt>
            <dd>{addOns}</dd>
          </div>
        )}
      </dl>
      {asksPapers && (
        <div className={styles.offer}>
          {isMissingPapers && (
            <Note tone="warn">An answer or a signature is missing. Add it before you come.</Note>
          )}
          <Button size={48} onClick={() => setAnswering(true)}>
            {isMissingPapers ? 'Answer and sign' : 'Answers and waivers'}
          </Button>
        </div>
      )}
      {transfer && <OfferLine ticketId={id} email={transfer.email} />}
      <div className={styles.foot}>
        {orderId !== null && !onOrder && isBuyer && (
          <Link className={text.link} to={urlOf('order', { orderId })}>
            Order and refund
          </Link>
        )}
        {code !== null && <CalendarButton ticketId={id} />}
        {code !== null && <PaperButton ticketId={id} />}
        {can.rename && (
          <Button
            variant="text"
            icon={<IconPencil size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setRenaming(true)}
          >
            Change name
          </Button>
        )}
        {can.transfer && (
          <Button
            variant="text"
            icon={<IconUserShare size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setPassing(true)}
          >
            Transfer ticket
          </Button>
        )}
        {can.giveBack && <GiveBackButton thing={{ ticketId: id, name: `ticket to ${event.name}` }} />}
      </div>
      {answering && <TicketPapersModal ticketId={id} onClose={() => setAnswering(false)} />}
      {renaming && <HolderModal ticket={ticket} onClose={() => setRenaming(false)} />}
      {passing && (
        <TransferModal
          thing={{ ticketId: id, name: `${typeName} ticket to ${event.name}` }}
          onClose={() => setPassing(false)}
        />
      )}
    </li>
  );
}
