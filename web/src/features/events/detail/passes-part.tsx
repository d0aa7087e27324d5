import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import {
  type PassTypeReply,
  passKind,
  type SeriesPassesReply,
} from '@chalkline/contract/events/pass.schema.ts';
import type { EventReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BuyerEntrance } from '../../../patterns/buyer-entrance.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useIsBuyer } from '../../../platform/is-buyer.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { numberText } from '../../../ui/locale.ts';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { groupQueries } from '../../groups/groups.queries.ts';
import { afterPlacing } from '../after-placing.ts';
import { priceText, refundText } from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';
import { HeldTickets } from './held-tickets.tsx';
import { TaxNote } from './tax-note.tsx';
import styles from './ticket-choice.module.css';

const PassPapersModal = lazyPart(async () => (await import('./pass-papers-modal.tsx')).PassPapersModal);
const EditPasses = lazyPart(async () => (await import('./edit-passes.tsx')).EditPasses);

interface PassesPartProps {
  event: EventReply;
  seriesId: string;
  /** Where signing in leads back to. */
  back: string;
}

/** The passes to a series; for those who run it, what they sell. Nothing while there are none. */
export function PassesPart({ event, seriesId, back }: PassesPartProps) {
  const { data } = useQuery(eventQueries.seriesPasses(seriesId));
  const isKnown = useIsBuyer();
  const [editing, setEditing] = useState(false);
  if (!data || (data.types.length === 0 && !data.can.edit)) return null;
  return (
    <Panel
      title="Passes"
      actions={
        data.can.edit && (
          <Row>
            {data.types.length > 0 && (
              <ButtonLink
                size={32}
                variant="text"
                to={urlOf('sales', {}, { kind: passKind, offerId: seriesId, name: 'passes' })}
              >
                Orders
              </ButtonLink>
            )}
            <Button size={32} onClick={() => setEditing(true)}>
              Edit passes
            </Button>
          </Row>
        )
      }
    >
      <HeldTickets offerId={seriesId} what="pass" />
      {data.types.length === 0 ? (
        <p className={styles.none}>Sell one pass for all dates, or for a number of them.</p>
      ) : (
        <ul className={styles.types}>
          {data.types.map((type) => (
            <PassRow key={type.id} type={type} passes={data} seriesId={seriesId} isKnown={isKnown} />
          ))}
        </ul>
      )}
      {data.types.length > 0 && <TaxNote event={event} />}
      {data.isPaused && data.types.length > 0 && (
        <p className={styles.none}>Sales are paused for now. Passes you already have stay valid.</p>
      )}
      {isKnown && !data.isPaused && data.types.some(({ price, left }) => price > 0 && left !== 0) && (
        <p className={`${text.hint} ${styles.none}`}>
          {`Held for ${data.holdMinutes} minutes once you check out.`}
        </p>
      )}
      {!isKnown && data.types.length > 0 && (
        <div className={styles.foot}>
          <BuyerEntrance variant="line" signIn="Sign in to get a pass" back={back} />
        </div>
      )}
      {editing && (
        <EditPasses event={event} seriesId={seriesId} passes={data} onClose={() => setEditing(false)} />
      )}
    </Panel>
  );
}

/** `Any 10 dates`, `All 12 dates`. */
function usesText({ uses }: PassTypeReply, { dates }: SeriesPassesReply): string {
  return uses === null
    ? `All ${counted(dates, ['date', 'dates'])} to come`
    : `Any ${counted(uses, ['date', 'dates'])} you choose`;
}

interface PassRowProps {
  type: PassTypeReply;
  passes: SeriesPassesReply;
  seriesId: string;
  isKnown: boolean;
}

function PassRow({ type, passes, seriesId, isKnown }: PassRowProps) {
  const navigate = useNavigate();
  const { id, name, price, uses, left, sold } = type;
  const [answering, setAnswering] = useState(false);
  const asks = passes.papers !== null && type.asksPapers;
  const goOn = ({ id: orderId, state }: { id: string; state: string }) =>
    void navigate(...afterPlacing(orderId, state));
  const line = { itemId: id, quantity: 1, details: { later: asks } };
  const order = useAction({
    send: (call) => call(placeOrder, { body: { kind: passKind, offerId: seriesId, lines: [line] } }),
    failed: 'Couldn’t get your pass',
    done: (placed) => (placed.state === 'paid' ? 'You have your pass' : 'Your pass is held'),
    invalidates: [groupQueries.all],
    onDone: goOn,
  });
  const facts = [
    usesText(type, passes),
    left === 0 ? 'Sold out' : left !== null && `${numberText(left)} left`,
    sold !== null && `${numberText(sold)} sold`,
  ];
  return (
    <li className={styles.type} data-closed={left === 0 || undefined}>
      <span className={styles.words}>
        <b>{name}</b>
        <small>{facts.filter(Boolean).join(', ')}</small>
      </span>
      <span className={styles.price}>{priceText(price, passes.currency)}</span>
      {isKnown && !passes.isPaused && left !== 0 && (
        <Button
          size={48}
          busy={order.busy}
          aria-label={`Get pass: ${name}`}
          onClick={() => (asks && price === 0 ? setAnswering(true) : order.run())}
        >
          Get pass
        </Button>
      )}
      {price > 0 && <p className={`${text.hint} ${styles.whole}`}>{refundText(passes, uses !== null)}</p>}
      {answering && passes.papers !== null && (
        <PassPapersModal
          {...{ seriesId, type }}
          eventId={passes.papers}
          onPlaced={goOn}
          onClose={() => setAnswering(false)}
        />
      )}
    </li>
  );
}
