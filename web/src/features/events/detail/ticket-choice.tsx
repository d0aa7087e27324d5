import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { EventReply, TicketTypeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { costWithTax } from '@chalkline/contract/money/pricing.rules.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BuyerEntrance } from '../../../patterns/buyer-entrance.tsx';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { nextPriceText } from '../../../patterns/next-price-text.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { useIsBuyer } from '../../../platform/is-buyer.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { useSession } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Quantity } from '../../../ui/quantity.tsx';
import { Tag } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import { groupQueries } from '../../groups/groups.queries.ts';
import { afterPlacing } from '../after-placing.ts';
import {
  currencyOf,
  moneyText,
  priceOf,
  priceText,
  refundText,
  soldText,
  typePriceText,
  typeText,
} from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';
import { AddOnChoice, mostOf } from './add-on-choice.tsx';
import type { ChosenTickets } from './attendees-modal.tsx';
import { HeldTickets } from './held-tickets.tsx';
import { HiddenTypes, useHiddenTypes } from './hidden-types.tsx';
import { TaxNote } from './tax-note.tsx';
import styles from './ticket-choice.module.css';
import { type OwnWaiting, WaitingLine, withOffer } from './waiting-line.tsx';

const AttendeesModal = lazyPart(async () => (await import('./attendees-modal.tsx')).AttendeesModal);

interface TicketChoiceProps {
  group: GroupReply;
  event: EventReply;
  /** Where signing in leads back to. */
  back: string;
}

/** Which tickets and how many, then on to pay; free ones come at once. */
export function TicketChoice({ group, event, back }: TicketChoiceProps) {
  const session = useSession();
  const isKnown = useIsBuyer();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>({});
  const [extras, setExtras] = useState<Readonly<Record<string, number>>>({});
  const [naming, setNaming] = useState(false);
  const hidden = useHiddenTypes(group.id);
  const known = new Set(event.ticketTypes.map(({ id }) => id));
  const all = [...event.ticketTypes, ...hidden.types.filter(({ id }) => !known.has(id))];
  const isSoldOut = all.some(({ state }) => state === 'sold_out');
  const waiting = useQuery({ ...eventQueries.waiting(group.id), enabled: session !== null && isSoldOut });
  const placeOf = (typeId: string) => waiting.data?.own.find((place) => place.typeId === typeId);
  const types = all.map((type) => withOffer(type, placeOf(type.id)));
  const codeOf = (type: TicketTypeReply) => type.code || (known.has(type.id) ? '' : hidden.code);
  const eachOf = ({ id, price }: TicketTypeReply) => amounts[id] ?? price;
  const totalOf = (type: TicketTypeReply) => {
    const quantity = chosen[type.id] ?? 0;
    return type.isOpenPrice ? eachOf(type) * quantity : priceOf(type, quantity);
  };
  const chosenTickets = types.flatMap((type): ChosenTickets[] => {
    const quantity = chosen[type.id] ?? 0;
    if (quantity === 0) return [];
    const { id: itemId, name, asksPapers, isOpenPrice } = type;
    return [
      {
        itemId,
        name,
        quantity,
        asksPapers,
        code: codeOf(type),
        ...(isOpenPrice && { amount: eachOf(type) }),
      },
    ];
  });
  const count = chosenTickets.reduce((sum, { quantity }) => sum + quantity, 0);
  const chosenAddOns = event.addOns.flatMap((addOn) => {
    const quantity = Math.min(extras[addOn.id] ?? 0, mostOf(addOn, count));
    return quantity > 0 ? [{ itemId: addOn.id, quantity, price: addOn.price }] : [];
  });
  const net =
    types.reduce((sum, type) => sum + totalOf(type), 0) +
    chosenAddOns.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const total = costWithTax(net, event.tax, currencyOf(event.currency));
  const isWrong = types.some((type) => (chosen[type.id] ?? 0) > 0 && !(eachOf(type) >= type.price));
  const goOn = ({ id, state }: { id: string; state: string }) => void navigate(...afterPlacing(id, state));
  const asks = event.asksPapers && chosenTickets.some(({ asksPapers }) => asksPapers);
  const order = useAction({
    send: (call) => {
      const lines = chosenTickets.map(({ itemId, quantity, amount, code }) => ({
        itemId,
        quantity,
        ...(amount !== undefined && { amount }),
        details: { code, later: asks },
      }));
      const beside = chosenAddOns.map(({ itemId, quantity }) => ({ itemId, quantity }));
      const body = { kind: ticketKind, offerId: group.id, lines: [...lines, ...beside] };
      return call(placeOrder, { body });
    },
    failed: 'Couldn’t get your tickets',
    done: (placed) => (placed.state === 'paid' ? 'You have your tickets' : 'Your tickets are held'),
    invalidates: [groupQueries.all],
    onDone: goOn,
  });
  const action = total === 0 ? 'Get tickets' : 'Check out';
  const isOpen = types.some(({ state }) => state === 'on_sale');
  return (
    <Panel title="Tickets">
      <HeldTickets offerId={group.id} what="tickets" />
      {types.length === 0 ? (
        <>
          <p className={styles.none}>You don’t need a ticket for this event.</p>
          <HiddenTypes hidden={hidden} />
        </>
      ) : (
        <>
          <ul className={styles.types}>
            {types.map((type) => (
              <TypeRow
                key={type.id}
                type={type}
                event={event}
                value={chosen[type.id] ?? 0}
                isChosen={isKnown}
                amount={eachOf(type)}
                onAmount={(amount) => setAmounts({ ...amounts, [type.id]: amount })}
                onChange={(value) => setChosen({ ...chosen, [type.id]: value })}
                waiting={waiting.data && { eventId: group.id, place: placeOf(type.id), code: codeOf(type) }}
              />
            ))}
          </ul>
          <HiddenTypes hidden={hidden} />
          {types.some(({ state }) => state === 'paused') && (
            <p className={styles.none}>Sales are paused for now. Tickets you already have stay valid.</p>
          )}
          <TaxNote event={event} />
          {count > 0 && event.addOns.length > 0 && (
            <AddOnChoice
              addOns={event.addOns}
              currency={event.currency}
              tickets={count}
              chosen={extras}
              onChange={(id, quantity) => setExtras({ ...extras, [id]: quantity })}
            />
          )}
          {isSoldOut && !isOpen && session === null && (
            <div className={styles.foot}>
              <ButtonLink size={48} wide to={urlOf('login', {}, { back })}>
                Sign in to join the waiting list
              </ButtonLink>
            </div>
          )}
          {isOpen && (
            <div className={styles.foot}>
              {isKnown ? (
                <>
                  <p className={styles.total}>
                    <span>{counted(count, ['ticket', 'tickets'])}</span>
                    <b>
                      {count === 0 || isWrong ? '' : total === 0 ? 'Free' : moneyText(total, event.currency)}
                    </b>
                  </p>
                  <Button
                    variant="main"
                    size={48}
                    wide
                    busy={order.busy}
                    disabled={count === 0 || isWrong}
                    onClick={() => (total === 0 && (asks || count > 1) ? setNaming(true) : order.run())}
                  >
                    {action}
                  </Button>
                  {total > 0 && (
                    <p className={text.hint}>
                      {`Held for ${event.holdMinutes} minutes once you check out. ${refundText(event)}`}
                    </p>
                  )}
                </>
              ) : (
                <BuyerEntrance signIn="Sign in to get tickets" back={back} />
              )}
            </div>
          )}
        </>
      )}
      {naming && (
        <AttendeesModal
          {...{ group, action, asks }}
          lines={chosenTickets}
          beside={chosenAddOns}
          onPlaced={goOn}
          onClose={() => setNaming(false)}
        />
      )}
    </Panel>
  );
}

interface TypeRowProps {
  type: TicketTypeReply;
  event: EventReply;
  value: number;
  isChosen: boolean;
  /** What is paid for each. */
  amount: number;
  onAmount: (amount: number) => void;
  onChange: (value: number) => void;
  /** Undefined until it is known, and for those who can't wait. */
  waiting: { eventId: string; place: OwnWaiting | undefined; code: string } | undefined;
}

function TypeRow({ type, event, value, isChosen, amount, onAmount, onChange, waiting }: TypeRowProps) {
  const { id, name, price, perOrder, minPerOrder, perPerson, left, state, sold, capacity, blocked } = type;
  const most = Math.min(perOrder, left ?? perOrder, perPerson ?? perOrder);
  const currency = currencyOf(event.currency);
  return (
    <li
      className={styles.type}
      data-chosen={value > 0 || undefined}
      data-closed={state !== 'on_sale' || undefined}
    >
      <span className={styles.words}>
        <b>
          {name} {type.code && <Tag>Code {type.code}</Tag>}
        </b>
        <small>
          {[typeText(type, event.zone), sold !== null && soldText(sold, capacity, blocked ?? 0)]
            .filter(Boolean)
            .join(', ')}
        </small>
        {state === 'on_sale' && type.next && (
          <small>{`Then ${nextPriceText(type.next, (each) => priceText(each, event.currency), event.zone)}`}</small>
        )}
      </span>
      <span className={styles.price}>{typePriceText(type, event.currency)}</span>
      {state === 'on_sale' && isChosen && (
        <Quantity name={name} value={value} most={most} least={minPerOrder} onChange={onChange} />
      )}
      {waiting && (state === 'sold_out' || waiting.place?.offerUntil) && (
        <WaitingLine {...waiting} type={type} zone={event.zone} />
      )}
      {type.isOpenPrice && value > 0 && (
        <div className={styles.whole}>
          <MoneyField
            id={`amount-${id}`}
            label={`Your price for each: ${name}`}
            currency={currency}
            error={amount >= price ? undefined : `Pay at least ${moneyText(price, currency)} for each.`}
            value={amount}
            onChange={onAmount}
          />
        </div>
      )}
    </li>
  );
}
