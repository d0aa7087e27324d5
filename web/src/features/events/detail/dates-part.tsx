import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { EventReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { Link } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { availabilityText, startText } from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';
import { ruleText } from '../series/rule-text.ts';
import styles from './dates-part.module.css';

interface DatesPartProps {
  group: GroupReply;
  series: NonNullable<EventReply['series']>;
  addressOf: (id: string) => string;
}

/** The dates of a series to choose from; the one that is shown is marked. */
export function DatesPart({ group, series, addressOf }: DatesPartProps) {
  return (
    <Panel title="Choose a date" actions={<small>{ruleText(series.rule, series.from)}</small>}>
      <PagedList
        query={eventQueries.dates(series.id)}
        page="dates-page"
        failed="Couldn’t load the dates"
        skeleton={<SkeletonRows />}
        noun={['date', 'dates']}
        empty={<EmptyState title="No dates to come">This series is over.</EmptyState>}
      >
        {(dates) => (
          <ul className={styles.dates}>
            {dates.map(({ id, event }) => (
              <li key={id}>
                <Link
                  className={styles.date}
                  to={addressOf(id)}
                  aria-current={id === group.id ? 'page' : undefined}
                  data-off={event?.canceled ? true : undefined}
                >
                  <b>{event && startText(event.startsAt, event.zone)}</b>
                  <small>{event && availabilityText(event)}</small>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
}
