import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { EventReply, TicketTypeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../../patterns/use-action.ts';
import { useGuest, useSession } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { groupQueries } from '../../groups/groups.queries.ts';
import { moneyText, priceText, typeText } from '../event-texts.ts';
import styles from './ticket-choice.module.css';

interface TicketChoiceProps {
  group: GroupReply;
  event: EventReply;
  /** Where signing in leads back to. */
  back: string;
}

/** Which tickets and how many, then on to pay; free ones come at once. */
export function TicketChoice({ group, event, back }: TicketChoiceProps) {
  const session = useSession();
  const guest = useGuest();
  const isKnown = session !== null || guest !== null;
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const lines = event.ticketTypes.flatMap(({ id }) => {
    const quantity = chosen[id] ?? 0;
    return quantity > 0 ? [{ itemId: id, quantity }] : [];
  });
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = event.ticketTypes.reduce((sum, { id, price }) => sum + price * (chosen[id] ?? 0), 0);
  const order = useAction({
    send: (call) => call(placeOrder, { body: { kind: ticketKind, offerId: group.id, lines } }),
    failed: 'Couldn’t get your tickets',
    done: (placed) => (placed.state === 'paid' ? 'You have your tickets' : 'Your tickets are held'),
    invalidates: [groupQueries.all],
    onDone: ({ id, state }) =>
      void navigate(state === 'paid' ? urlOf('myTickets') : urlOf('eventPaymentIntent', { id })),
  });
  const isOpen = event.ticketTypes.some(({ state }) => state === 'on_sale');
  return (
    <Panel title="Tickets">
      {event.ticketTypes.length === 0 ? (
        <p className={styles.none}>You don’t need a ticket for this event.</p>
      ) : (
        <>
          <ul className={styles.types}>
            {event.ticketTypes.map((type) => (
              <TypeRow
                key={type.id}
                type={type}
                event={event}
                value={chosen[type.id] ?? 0}
                isChosen={isKnown}
                onChange={(value) => setChosen({ ...chosen, [type.id]: value })}
              />
            ))}
          </ul>
          {isOpen && (
            <div className={styles.foot}>
              {isKnown ? (
                <>
                  <p className={styles.total}>
                    <span>{counted(count, ['ticket', 'tickets'])}</span>
                    <b>{count === 0 ? '' : total === 0 ? 'Free' : moneyText(total, event.currency)}</b>
                  </p>
                  <Button
                    variant="main"
                    size={48}
                    wide
                    busy={order.busy}
                    disabled={count === 0}
                    onClick={() => order.run()}
                  >
                    {total === 0 ? 'Get tickets' : 'Check out'}
                  </Button>
                  {total > 0 && (
                    <p className={text.hint}>
                      Held for 10 minutes once you check out. {refundText(event.refundHours)}
                    </p>
                  )}
                </>
              ) : (
                <>
                  <ButtonLink variant="main" size={48} wide to={urlOf('login', {}, { back })}>
                    Sign in to get tickets
                  </ButtonLink>
                  <ButtonLink size={48} wide to={urlOf('guest', {}, { back })}>
                    Continue as a guest
                  </ButtonLink>
                </>
              )}
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

function refundText(hours: number | null): string {
  if (hours === null) return 'The organizer decides about refunds.';
  if (hours === 0) return 'Refundable until the event starts.';
  return `Refundable until ${counted(hours, ['hour', 'hours'])} before the start.`;
}

interface TypeRowProps {
  type: TicketTypeReply;
  event: EventReply;
  value: number;
  isChosen: boolean;
  onChange: (value: number) => void;
}

function TypeRow({ type, event, value, isChosen, onChange }: TypeRowProps) {
  const { name, price, perOrder, left, state, sold, capacity } = type;
  const most = Math.min(perOrder, left ?? perOrder);
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const soldText = sold === null ? '' : capacity === null ? `${sold} sold` : `${sold} of ${capacity} sold`;
  return (
    <li
      className={styles.type}
      data-chosen={value > 0 || undefined}
      data-closed={state !== 'on_sale' || undefined}
    >
      <span className={styles.words}>
        <b>{name}</b>
        <small>{[typeText(type, event.zone), soldText].filter(Boolean).join(', ')}</small>
      </span>
      <span className={styles.price}>{priceText(price, event.currency)}</span>
      {state === 'on_sale' && isChosen && (
        <span className={styles.count}>
          <IconButton
            label={`One fewer: ${name}`}
            icon={<IconMinus {...icon} />}
            size={48}
            disabled={value === 0}
            onClick={() => onChange(value - 1)}
          />
          <output aria-label={`How many: ${name}`}>{value}</output>
          <IconButton
            label={`One more: ${name}`}
            icon={<IconPlus {...icon} />}
            size={48}
            disabled={value >= most}
            onClick={() => onChange(value + 1)}
          />
        </span>
      )}
    </li>
  );
}
