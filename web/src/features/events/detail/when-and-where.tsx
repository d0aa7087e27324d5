import { ownZone } from '@chalkline/contract/date-format.ts';
import type { EventReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { zoneText } from '@chalkline/contract/zone-text.ts';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { availabilityText, spanText } from '../event-texts.ts';

/** The facts of an event, by its own clock and the reader's. */
export function WhenAndWhere({ event }: { event: EventReply }) {
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
      <Fact label="Tickets" value={availabilityText(event)} />
    </Facts>
  );
}
