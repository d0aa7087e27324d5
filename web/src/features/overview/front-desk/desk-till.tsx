import type { TicketTypeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { isEmail, normalizedEmail } from '@chalkline/contract/http/email-address.ts';
import { isCurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { DeskEvent } from '@chalkline/contract/overview/desk.schema.ts';
import { sellAtDesk } from '@chalkline/contract/overview/front-desk.endpoints.ts';
import { deskLimits } from '@chalkline/contract/overview/front-desk.schema.ts';
import { IconCash, IconCreditCard, IconMinus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { moneyText } from './desk-texts.ts';
import styles from './front-desk.module.css';
import { frontDeskQueries } from './front-desk.queries.ts';

/** A sale, paid or waiting for a card. */
export interface Sold {
  readonly orderId: string;
  readonly isPaid: boolean;
}

interface DeskTillProps {
  events: readonly DeskEvent[];
  /** Who buys; null: somebody who only gives a name. */
  personId: string | null;
  onSold: (sold: Sold) => void;
}

/** Sells tickets to the events of the week. */
export function DeskTill({ events, personId, onSold }: DeskTillProps) {
  const [eventId, setEventId] = useState(events[0]?.id ?? '');
  const query = useQuery(frontDeskQueries.event(eventId));
  return (
    <Panel
      title="Sell tickets"
      actions={<span>{personId ? '' : 'Walk-in'}</span>}
      padded
      className={styles.till}
    >
      {events.length > 1 ? (
        <SelectField
          label="Event"
          choices={events.map(({ id, name }) => ({ value: id, label: name }))}
          value={eventId}
          onChange={setEventId}
        />
      ) : (
        <p>
          <b>{events[0]?.name}</b>
        </p>
      )}
      <Loaded query={query} failed="Couldn’t load the tickets">
        {({ event }) =>
          event && (
            <Choice
              key={eventId}
              eventId={eventId}
              currency={event.currency}
              types={event.ticketTypes.filter(({ isOpenPrice }) => !isOpenPrice)}
              personId={personId}
              onSold={onSold}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}

interface ChoiceProps extends Omit<DeskTillProps, 'events'> {
  eventId: string;
  currency: string;
  types: readonly TicketTypeReply[];
}

function Choice({ eventId, currency, types, personId, onSold }: ChoiceProps) {
  const [chosen, setChosen] = useState<TicketTypeReply | null>(null);
  const [quantity, setQuantity] = useState(1);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [wrongEmail, setWrongEmail] = useState(false);
  const money = (amount: number) => (isCurrencyCode(currency) ? moneyText(amount, currency) : `${amount}`);
  const sale = useAction({
    send: (call, method: 'cash' | 'card') =>
      call(sellAtDesk, {
        body: {
          eventId,
          typeId: chosen?.id ?? '',
          quantity,
          method,
          ...(personId ? { personId } : { name: name.trim(), ...(email.trim() && { email: email.trim() }) }),
        },
      }),
    failed: 'Couldn’t sell the ticket',
    done: ({ state, total }) => (state === 'paid' ? `Sold for ${money(total)}` : 'Waiting for the card'),
    invalidates: [frontDeskQueries.all, ['overview', 'desk']],
    onDone: ({ state, orderId }) => {
      onSold({ orderId, isPaid: state === 'paid' });
      setChosen(null);
      setQuantity(1);
      setName('');
      setEmail('');
    },
  });
  if (types.length === 0) return <p className={text.hint}>No tickets with a fixed price are on sale.</p>;
  const least = chosen?.minPerOrder ?? 1;
  const most = Math.min(chosen?.perOrder ?? 1, chosen?.left ?? deskLimits.tickets, deskLimits.tickets);
  const total = sumOf(chosen, quantity);
  const isReady = chosen !== null && (personId !== null || name.trim() !== '');
  const take = () => {
    const isWrong = personId === null && email.trim() !== '' && !isEmail(normalizedEmail(email));
    setWrongEmail(isWrong);
    if (!isWrong) sale.run('cash');
  };
  return (
    <>
      <div className={styles.tiles}>
        {types.map((type) => (
          <button
            key={type.id}
            type="button"
            aria-pressed={type.id === chosen?.id}
            disabled={type.state !== 'on_sale'}
            onClick={() => {
              setChosen(type);
              setQuantity(type.minPerOrder);
            }}
          >
            <b>{type.name}</b>
            <span>{type.price === 0 ? 'Free' : money(type.price)}</span>
            <small>{leftText(type)}</small>
          </button>
        ))}
      </div>
      {chosen && (
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
                hint="Optional. Tickets and receipt go there."
                type="email"
                error={wrongEmail && 'Enter an email, like name@example.org.'}
                value={email}
                onChange={(change) => setEmail(change.currentTarget.value)}
              />
            </>
          )}
          <div className={styles.total}>
            <Row>
              <IconButton
                label="One less"
                icon={<IconMinus size={18} />}
                disabled={quantity <= least}
                onClick={() => setQuantity(quantity - 1)}
              />
              <span role="status">{counted(quantity, ['ticket', 'tickets'])}</span>
              <IconButton
                label="One more"
                icon={<IconPlus size={18} />}
                disabled={quantity >= most}
                onClick={() => setQuantity(quantity + 1)}
              />
            </Row>
            <b className={styles.amount}>{money(total)}</b>
          </div>
          <Row>
            <Button
              variant="main"
              size={64}
              icon={<IconCash size={20} aria-hidden="true" />}
              disabled={!isReady}
              busy={sale.sending === 'cash'}
              onClick={take}
            >
              {total === 0 ? 'Give ticket' : `Cash ${money(total)}`}
            </Button>
            {personId !== null && total > 0 && (
              <Button
                size={64}
                icon={<IconCreditCard size={20} aria-hidden="true" />}
                busy={sale.sending === 'card'}
                onClick={() => sale.run('card')}
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

/** Prices may step within an order. */
function sumOf(type: TicketTypeReply | null, quantity: number): number {
  if (!type) return 0;
  return Array.from({ length: quantity }, (_, index) => type.prices[index] ?? type.price).reduce(
    (sum, price) => sum + price,
    0,
  );
}

function leftText({ state, left }: TicketTypeReply): string {
  if (state === 'sold_out') return 'Sold out';
  if (state === 'not_started') return 'Not on sale yet';
  if (state === 'ended') return 'Sale is over';
  return left === null ? '' : `${left} left`;
}
