import { ownZone } from '@chalkline/contract/date-format.ts';
import type { EventReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { zoneText } from '@chalkline/contract/zone-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../platform/session.ts';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { availabilityText, spanText } from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';
import { withOffer } from './waiting-line.tsx';

/** The facts of an event, by its own clock and the reader's. */
export function WhenAndWhere({ eventId, event }: { eventId: string; event: EventReply }) {
  const isSignedIn = useSession() !== null;
  const isSoldOut = event.ticketTypes.some(({ state }) => state === 'sold_out');
  const waiting = useQuery({ ...eventQueries.waiting(eventId), enabled: isSignedIn && isSoldOut });
  // Not sold out for someone whom a freed ticket is held for.
  const ticketTypes = event.ticketTypes.map((type) =>
    withOffer(
      type,
      waiting.data?.own.find(({ typeId }) => typeId === type.id),
    ),
  );
  const { startsAt, zone, place } = event;
  const own = ownZone();
  const here = spanText(event, own);
  const there = spanText(event, zone);
  const clock = zoneText(zone);
  return (
    <Facts>
      <Fact
        label="When"
        value={there}
        note={
          <>
            <TimeAgo at={startsAt} zone={zone} />
            {here === there ? `, ${clock}` : `, ${clock}. ${here} where you are`}
          </>
        }
      />
      <Fact label="Where" value={place} />
      <Fact label="Tickets" value={availabilityText({ ...event, ticketTypes })} />
    </Facts>
  );
}
