import type { EventReply, TicketTypeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { isEmail, normalizedEmail } from '@chalkline/contract/http/email-address.ts';
import { isCurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { sellAtDesk } from '@chalkline/contract/overview/front-desk.endpoints.ts';
import { deskLimits } from '@chalkline/contract/overview/front-desk.schema.ts';
import { IconCash, IconCreditCard } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Row } from '../../../ui/page.tsx';
import { Quantity } from '../../../ui/quantity.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import {
  type Cart,
  emptyCart,
  hasAmounts,
  linesOf,
  mostOfAddOn,
  mostOfType,
  sumOf,
  type TypeOnSale,
  ticketsIn,
} from './cart.ts';
import cartStyles from './desk-cart.module.css';
import { DeskCode } from './desk-code.tsx';
import { moneyText } from './desk-texts.ts';
import type { Sold } from './desk-till.tsx';
import styles from './front-desk.module.css';
import { frontDeskQueries } from './front-desk.queries.ts';

interface DeskCartProps {
  eventId: string;
  event: EventReply;
  /** Who buys; null: somebody who only gives a name. */
  personId: string | null;
  onSold: (sold: Sold) => void;
}

/** What somebody buys at the desk: tickets by a press on their tile, add-ons, a code, then cash or card. */
export function DeskCart({ eventId, event, personId, onSold }: DeskCartProps) {
  const currency = isCurrencyCode(event.currency) ? event.currency : 'EUR';
  const [cart, setCart] = useState<Cart>(emptyCart);
  const [hidden, setHidden] = useState<readonly TypeOnSale[]>([]);
  const [promoCode, setPromoCode] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [emailFault, setEmailFault] = useState('');
  const known = new Set(event.ticketTypes.map(({ id }) => id));
  const types = [...event.ticketTypes, ...hidden.filter(({ id }) => !known.has(id))];
  const sellable = { types, addOns: event.addOns };
  const lines = linesOf(cart, sellable);
  const count = ticketsIn(cart);
  const choice = { eventId, lines, ...(promoCode && { promoCode }), ...(personId && { personId }) };
  const isPriced = count > 0 && hasAmounts(cart, types);
  const quote = useQuery({ ...frontDeskQueries.quote(choice), enabled: promoCode !== null && isPriced });
  const priced = promoCode === null ? undefined : quote.data;
  const total = priced?.total ?? sumOf(cart, sellable);
  const money = (amount: number) => moneyText(amount, currency);
  const sale = useAction({
    send: (call, method: 'cash' | 'card') =>
      call(sellAtDesk, {
        body: {
          ...choice,
          method,
          ...(personId === null && { name: name.trim(), ...(email.trim() && { email: email.trim() }) }),
        },
      }),
    failed: 'Couldn’t sell the tickets',
    done: (sold) => (sold.state === 'paid' ? `Sold for ${money(sold.total)}` : 'Waiting for the card'),
    invalidates: [frontDeskQueries.all, ['overview', 'desk']],
    onDone: ({ state, orderId }) => {
      onSold({ orderId, isPaid: state === 'paid' });
      setCart(emptyCart);
      setPromoCode(null);
      setName('');
      setEmail('');
    },
  });
  if (types.length === 0)
    return (
      <>
        <p className={text.hint}>No tickets are on sale.</p>
        <DeskCode {...{ eventId, currency, promoCode, quote }} onTypes={setHidden} onPromo={setPromoCode} />
      </>
    );
  const set = (change: Partial<Cart>) => setCart({ ...cart, ...change });
  const setCount = (id: string, quantity: number) => set({ counts: { ...cart.counts, [id]: quantity } });
  const isReady =
    isPriced && (personId !== null || name.trim() !== '') && !quote.isFetching && !quote.isError;
  const sell = (method: 'cash' | 'card') => {
    const typed = email.trim();
    const isGood = typed === '' ? method === 'cash' : isEmail(normalizedEmail(typed));
    const isWrong = personId === null && !isGood;
    setEmailFault(isWrong ? 'Enter an email, like name@example.org.' : '');
    if (!isWrong) sale.run(method);
  };
  return (
    <>
      <div className={styles.tiles}>
        {types.map((type) => {
          const chosen = cart.counts[type.id] ?? 0;
          const most = mostOfType(type);
          return (
            <button
              key={type.id}
              type="button"
              aria-pressed={chosen > 0}
              disabled={type.state !== 'on_sale' || most < type.minPerOrder}
              onClick={() => setCount(type.id, Math.min(Math.max(chosen + 1, type.minPerOrder), most))}
            >
              <b>{type.name}</b>
              <span>{priceText(type, money)}</span>
              <small>{leftText(type)}</small>
            </button>
          );
        })}
      </div>
      {count > 0 && (
        <ul className={cartStyles.cart}>
          {types
            .filter(({ id }) => (cart.counts[id] ?? 0) > 0)
            .map((type) => (
              <li key={type.id}>
                <span>{type.name}</span>
                <Quantity
                  name={type.name}
                  value={cart.counts[type.id] ?? 0}
                  most={mostOfType(type)}
                  least={type.minPerOrder}
                  onChange={(quantity) => setCount(type.id, quantity)}
                />
                {type.isOpenPrice && (
                  <div className={cartStyles.whole}>
                    <MoneyField
                      id={`amount-${type.id}`}
                      label={`Price for each: ${type.name}`}
                      currency={currency}
                      error={hasAmounts(cart, [type]) ? undefined : `At least ${money(type.price)} for each.`}
                      value={cart.amounts[type.id] ?? type.price}
                      onChange={(amount) => set({ amounts: { ...cart.amounts, [type.id]: amount } })}
                    />
                  </div>
                )}
              </li>
            ))}
          {event.addOns.map((addOn) => (
            <li key={addOn.id}>
              <span>
                {addOn.name} <small>{addOn.price === 0 ? 'Free' : money(addOn.price)}</small>
              </span>
              <Quantity
                name={addOn.name}
                value={Math.min(cart.extras[addOn.id] ?? 0, mostOfAddOn(addOn, count))}
                most={mostOfAddOn(addOn, count)}
                onChange={(quantity) => set({ extras: { ...cart.extras, [addOn.id]: quantity } })}
              />
            </li>
          ))}
        </ul>
      )}
      <DeskCode {...{ eventId, currency, promoCode, quote }} onTypes={setHidden} onPromo={setPromoCode} />
      {count > 0 && (
        <>
          {personId === null && (
            <>
              <TextField
                label="Name on the ticket"
                maxLength={deskLimits.name}
                value={name}
                onChange={(change) => setName(change.currentTarget.value)}
              />
              <TextField
                label="Email"
                hint="Optional for cash, needed for a card. Tickets and receipt go there."
                type="email"
                error={emailFault}
                value={email}
                onChange={(change) => setEmail(change.currentTarget.value)}
              />
            </>
          )}
          <div className={styles.total}>
            <span role="status">{counted(count, ['ticket', 'tickets'])}</span>
            <b className={styles.amount}>{Number.isNaN(total) ? '' : money(total)}</b>
          </div>
          {event.asksPapers &&
            types.some(({ id, asksPapers }) => asksPapers && (cart.counts[id] ?? 0) > 0) && (
              <p className={text.hint}>Questions and waivers are asked at the door.</p>
            )}
          <Row>
            <Button
              variant="main"
              size={64}
              icon={<IconCash size={20} aria-hidden="true" />}
              disabled={!isReady}
              busy={sale.sending === 'cash'}
              onClick={() => sell('cash')}
            >
              {total > 0 ? `Cash ${money(total)}` : `Give ${count === 1 ? 'ticket' : 'tickets'}`}
            </Button>
            {total > 0 && (
              <Button
                size={64}
                icon={<IconCreditCard size={20} aria-hidden="true" />}
                disabled={!isReady}
                busy={sale.sending === 'card'}
                onClick={() => sell('card')}
              >
                Card
              </Button>
            )}
          </Row>
        </>
      )}
    </>
  );
}

function priceText({ price, isOpenPrice }: TicketTypeReply, money: (amount: number) => string): string {
  if (isOpenPrice) return `From ${money(price)}`;
  return price === 0 ? 'Free' : money(price);
}

function leftText({ state, left }: TicketTypeReply): string {
  if (state === 'sold_out') return 'Sold out';
  if (state === 'not_started') return 'Not on sale yet';
  if (state === 'ended') return 'Sale is over';
  if (state === 'paused') return 'Sales are paused';
  return left === null ? '' : `${left} left`;
}
