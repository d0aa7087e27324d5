import type { AgendaItem } from '@chalkline/contract/agenda/agenda.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconCalendarShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../patterns/loaded.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { timeNow } from '../../ui/now.ts';
import { Panel } from '../../ui/panel.tsx';
import { relativeTime } from '../../ui/times.ts';
import styles from './agenda.module.css';
import { agendaQueries } from './agenda.queries.ts';
import { dateTab, whenText } from './agenda-texts.ts';
import { FeedModal } from './feed-modal.tsx';

const shownFirst = 5;

/** What a person takes part in next: heats, lanes to judge, shifts, tickets, activities and planned workouts. */
export function ComingUpSection() {
  const query = useQuery(agendaQueries.next());
  const [feed, setFeed] = useState(false);
  return (
    <Panel
      title="Coming up"
      actions={
        <Button
          size={32}
          icon={<IconCalendarShare size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => setFeed(true)}
        >
          Add to my calendar
        </Button>
      }
    >
      <Loaded query={query} failed="Couldn’t load what comes next">
        {(items) => <Items items={items} />}
      </Loaded>
      {feed && <FeedModal onClose={() => setFeed(false)} />}
    </Panel>
  );
}

function Items({ items }: { items: readonly AgendaItem[] }) {
  const [all, setAll] = useState(false);
  if (items.length === 0)
    return (
      <EmptyState
        title="Nothing coming up"
        action={
          <ButtonLink size={32} to={urlOf('home')}>
            Find a competition
          </ButtonLink>
        }
      >
        Heats, lanes you judge, shifts, tickets, activities and planned workouts appear here.
      </EmptyState>
    );
  const shown = all ? items : items.slice(0, shownFirst);
  return (
    <>
      <ol className={styles.items}>
        {shown.map((item) => (
          <li key={item.key}>
            <Item item={item} />
          </li>
        ))}
      </ol>
      {!all && items.length > shown.length && (
        <div className={styles.more}>
          <Button size={32} onClick={() => setAll(true)}>
            Show {items.length - shown.length} more
          </Button>
        </div>
      )}
    </>
  );
}

const soonMs = 24 * 3_600_000;

function Item({ item }: { item: AgendaItem }) {
  const { title, detail, time, address } = item;
  const now = timeNow();
  const [day, month] = dateTab(item);
  const startsIn = time ? Date.parse(time.startsAt) - now : -1;
  const soon = time && startsIn > 0 && startsIn < soonMs ? relativeTime(time.startsAt, now) : null;
  return (
    <Link className={styles.item} to={address}>
      <span className={styles.date} aria-hidden="true">
        <b>{day}</b>
        {month}
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <span className={styles.below}>{[whenText(item), detail].filter(Boolean).join(' · ')}</span>
      </span>
      {soon && <span className={styles.soon}>{soon}</span>}
    </Link>
  );
}
