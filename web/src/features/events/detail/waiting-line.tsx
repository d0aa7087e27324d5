import { joinTicketWaiting, leaveTicketWaiting } from '@chalkline/contract/events/waiting.endpoints.ts';
import type { TicketWaitingReply } from '@chalkline/contract/events/waiting.schema.ts';
import type { TicketTypeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import { eventQueries } from '../events.queries.ts';
import styles from './ticket-choice.module.css';

export type OwnWaiting = TicketWaitingReply['own'][number];

interface WaitingLineProps {
  eventId: string;
  zone: string;
  type: TicketTypeReply;
  /** What a hidden type is opened by. */
  code: string;
  place: OwnWaiting | undefined;
}

/** Joins the waiting list of a sold-out type, or says where one is on it and leaves it. */
export function WaitingLine({ eventId, zone, type, code, place }: WaitingLineProps) {
  const cache = useQueryClient();
  const params = { eventId, typeId: type.id };
  const { queryKey } = eventQueries.waiting(eventId);
  const change = useAction({
    send: (call) =>
      place ? call(leaveTicketWaiting, { params }) : call(joinTicketWaiting, { params, body: { code } }),
    done: place
      ? `You’ve left the waiting list for ${type.name}`
      : {
          title: `You’re on the waiting list for ${type.name}`,
          detail: 'We’ll tell you as soon as there’s a ticket for you.',
        },
    failed: place ? 'Couldn’t leave the waiting list' : 'Couldn’t join the waiting list',
    onDone: (data) => cache.setQueryData(queryKey, data),
    invalidates: [eventQueries.all],
  });
  return (
    <div className={styles.waiting}>
      {place && (
        <small>
          {place.offerUntil
            ? `A ticket is held for you until ${plannedTime(place.offerUntil, zone)}.`
            : `You’re number ${place.number} on the waiting list.`}
        </small>
      )}
      <Button size={48} variant={place ? 'text' : 'line'} busy={change.busy} onClick={() => change.run()}>
        {place ? (place.offerUntil ? 'Let it go' : 'Leave the list') : 'Join the waiting list'}
      </Button>
    </div>
  );
}

/** A type as somebody sees it for whom one of its tickets is held: they can get that one. */
export function withOffer(type: TicketTypeReply, place: OwnWaiting | undefined): TicketTypeReply {
  if (type.state !== 'sold_out' || !place?.offerUntil) return type;
  return { ...type, state: 'on_sale', left: 1, perOrder: 1, minPerOrder: 1, prices: type.prices.slice(0, 1) };
}
