import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import type { ManagedEventReply } from '@chalkline/contract/events/managed-events.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Row } from '../../../ui/page.tsx';
import { addressOf } from '../../groups/group-texts.ts';
import { blockedOf, capacityOf, noShowText, soldText } from '../event-texts.ts';
import styles from './event-rows.module.css';
import { EventLink } from './event-rows.tsx';

/** Events that somebody runs or works at: how many tickets are sold and checked in, and the way to the door. */
export function ManagedRows({ events }: { events: readonly ManagedEventReply[] }) {
  return (
    <ul className={styles.rows}>
      {events.map(({ group, totals }) => (
        <li key={group.id}>
          <EventLink group={group} to={addressOf(group)} isEach={false} />
          <div className={styles.managed}>
            <p>{totalsText(group, totals)}</p>
            <Row>
              {group.can.edit && (
                <>
                  <ButtonLink
                    variant="text"
                    to={urlOf('event', {}, { id: group.id })}
                    aria-label={`Edit ${group.name}`}
                  >
                    Edit
                  </ButtonLink>
                  <ButtonLink
                    variant="text"
                    to={urlOf('sales', {}, { kind: ticketKind, offerId: group.id, name: group.name })}
                    aria-label={`Orders for ${group.name}`}
                  >
                    Orders
                  </ButtonLink>
                </>
              )}
              <ButtonLink to={urlOf('eventDoor', { id: group.id })} aria-label={`Door of ${group.name}`}>
                Door
              </ButtonLink>
            </Row>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** `32 of 60 sold, 12 checked in`, and once it is over `20 no-shows`. */
function totalsText(
  { event }: ManagedEventReply['group'],
  { sold, letIn }: ManagedEventReply['totals'],
): string {
  const all = event ? soldText(sold, capacityOf(event), blockedOf(event)) : soldText(sold, null);
  const came = letIn > 0 && `${numberText(letIn)} checked in`;
  return [all, came, event && noShowText({ sold, letIn }, event.endsAt)].filter(Boolean).join(', ');
}
