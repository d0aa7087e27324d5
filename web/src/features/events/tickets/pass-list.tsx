import { bookPassDate, releasePassDate } from '@chalkline/contract/events/pass.endpoints.ts';
import type { PassReply } from '@chalkline/contract/events/pass.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../../patterns/use-action.ts';
import { useIsBuyer } from '../../../platform/is-buyer.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Tag } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import { SectionTitle } from '../../../ui/titles.tsx';
import { CalendarButton } from '../calendar-button.tsx';
import { startText } from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';
import { GiveBackButton } from './give-back-button.tsx';
import { OfferLine } from './offer-line.tsx';
import { PaperButton } from './paper-button.tsx';
import styles from './ticket-list.module.css';

const TransferModal = lazyPart(async () => (await import('./transfer-modal.tsx')).TransferModal);

/** Passes with their codes and dates. */
export function PassList({ passes }: { passes: readonly PassReply[] }) {
  return (
    <>
      <SectionTitle count={passes.length}>Passes</SectionTitle>
      <ul className={styles.tickets}>
        {passes.map((pass) => (
          <PassCard key={pass.id} pass={pass} />
        ))}
      </ul>
    </>
  );
}

function PassCard({ pass }: { pass: PassReply }) {
  const { id, series, name, code, holderName, orderId, uses, usesLeft, dates, open, transfer, can } = pass;
  const isBuyer = useIsBuyer();
  const [passing, setPassing] = useState(false);
  return (
    <li className={styles.ticket}>
      <header className={styles.head}>
        <p>{name}</p>
        <h2>{series.name}</h2>
        <p>
          {uses === null || usesLeft === null
            ? 'Every date'
            : `${usesLeft} of ${counted(uses, ['date', 'dates'])} left`}
        </p>
      </header>
      <div className={styles.code}>
        {code === null ? (
          <p className={styles.void}>This pass is no longer valid.</p>
        ) : (
          <QrCode link={code} label={`Pass of ${holderName} for ${series.name}`} />
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Name</dt>
          <dd>{holderName}</dd>
        </div>
      </dl>
      {transfer && <OfferLine passId={id} email={transfer.email} />}
      {dates.length > 0 && (
        <ul className={styles.dates} aria-label="Your dates">
          {dates.map((date) => (
            <li key={date.eventId}>
              {isBuyer ? (
                <Link to={urlOf('eventDetail', { id: date.eventId })}>
                  {startText(date.startsAt, date.zone)}
                </Link>
              ) : (
                <span>{startText(date.startsAt, date.zone)}</span>
              )}
              {date.isUsed ? <Tag>Used</Tag> : <DateButton passId={id} date={date} isBooked />}
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <div className={styles.foot}>
          <Disclosure label={uses === null ? 'Dates you gave back' : 'Choose a date'}>
            <ul className={styles.dates} aria-label="Open dates">
              {open.map((date) => (
                <li key={date.eventId}>
                  <span>{startText(date.startsAt, date.zone)}</span>
                  <DateButton passId={id} date={{ ...date, can: { release: true } }} isBooked={false} />
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
      <div className={styles.foot}>
        {orderId !== null && isBuyer && (
          <Link className={text.link} to={urlOf('order', { orderId })}>
            Order and refund
          </Link>
        )}
        {code !== null && dates.length > 0 && <CalendarButton passId={id} />}
        {code !== null && <PaperButton passId={id} />}
        {can.transfer && (
          <Button
            variant="text"
            icon={<IconUserShare size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setPassing(true)}
          >
            Transfer pass
          </Button>
        )}
        {can.giveBack && <GiveBackButton thing={{ passId: id, name: `pass for ${series.name}` }} />}
      </div>
      {passing && (
        <TransferModal
          thing={{ passId: id, name: `${name} pass for ${series.name}` }}
          onClose={() => setPassing(false)}
        />
      )}
    </li>
  );
}

interface DateButtonProps {
  passId: string;
  date: Pick<PassReply['dates'][number], 'eventId' | 'startsAt' | 'zone' | 'can'>;
  isBooked: boolean;
}

/** Takes a place on a date, or gives it back. */
function DateButton({ passId, date, isBooked }: DateButtonProps) {
  const { eventId, startsAt, zone, can } = date;
  const when = startText(startsAt, zone);
  const params = { passId, eventId };
  const change = useAction({
    send: (call) => call(isBooked ? releasePassDate : bookPassDate, { params }),
    done: isBooked ? `You gave back ${when}` : `You’re in on ${when}`,
    failed: isBooked ? 'Couldn’t give the date back' : 'Couldn’t get a place',
    invalidates: [eventQueries.all],
  });
  if (!can.release) return null;
  return (
    <Button
      size={48}
      variant={isBooked ? 'text' : 'line'}
      busy={change.busy}
      aria-label={isBooked ? `Give back ${when}` : `Book ${when}`}
      onClick={() => change.run()}
    >
      {isBooked ? 'Give back' : 'Book'}
    </Button>
  );
}
