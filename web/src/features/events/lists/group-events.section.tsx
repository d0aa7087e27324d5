import { eventWhens } from '@chalkline/contract/events/event.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import type { GroupEventsProps } from '../../groups/group-slots.ts';
import { eventQueries } from '../events.queries.ts';
import { EventRows } from './event-rows.tsx';
import styles from './group-events.module.css';

const [upcoming, past] = eventWhens;
const choices = [
  { value: upcoming, label: 'Upcoming' },
  { value: past, label: 'Past' },
] as const;

/** The events of a community, or those that posts of a group link to. */
export function GroupEventsSection({ groupId, isCommunity, adds }: GroupEventsProps) {
  const [when, setWhen] = useState<(typeof eventWhens)[number]>(upcoming);
  const hint = isCommunity
    ? 'Events of this community appear here.'
    : 'Events that posts link to appear here.';
  return (
    <Panel
      title="Events"
      actions={
        isCommunity &&
        adds && (
          <ButtonLink
            size={32}
            to={urlOf('event', {}, { community: groupId })}
            icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
          >
            Create an event
          </ButtonLink>
        )
      }
    >
      <div className={styles.which}>
        <SegmentedControl label="Which ones" choices={choices} value={when} onChange={setWhen} />
      </div>
      <PagedList
        query={eventQueries.events({ when, [isCommunity ? 'community' : 'group']: groupId })}
        page="events-page"
        failed="Couldn’t load events"
        skeleton={<SkeletonRows />}
        noun={['event', 'events']}
        empty={
          <EmptyState title={when === past ? 'No past events' : 'No upcoming events'}>
            {adds && !isCommunity ? 'Post the link of an event to show it here.' : hint}
          </EmptyState>
        }
      >
        {(groups) => <EventRows groups={groups} isEach={!isCommunity} />}
      </PagedList>
    </Panel>
  );
}
