import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { Page, Stack } from '../../../ui/page.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { GroupMissing } from '../../groups/group-missing.tsx';
import { GroupHero } from '../../groups/pages/group-hero.tsx';
import pages from '../../groups/pages/pages.module.css';
import { EventAttachments } from '../attachments/event-attachments.tsx';
import { CalendarButton } from '../calendar-button.tsx';
import { CanceledNote } from '../detail/cancellation-part.tsx';
import { DatesPart } from '../detail/dates-part.tsx';
import { PassesPart } from '../detail/passes-part.tsx';
import { TicketChoice } from '../detail/ticket-choice.tsx';
import { WhenAndWhere } from '../detail/when-and-where.tsx';
import { eventQueries } from '../events.queries.ts';

/** One event for the apps' web views. */
export function MobileEventScreen() {
  const { id = '' } = useParams();
  const { data: group, error, refetch, isFetching } = useQuery(eventQueries.event(id));
  useScreenTitle(group?.name);
  if (!group)
    return (
      <Page>
        {error ? (
          <GroupMissing isPage failure={error} what="This event" onRetry={refetch} retrying={isFetching} />
        ) : (
          <Stack gap={24}>
            <PageTitle>Event</PageTitle>
            <SkeletonText lines={5} />
          </Stack>
        )}
      </Page>
    );
  const { event, description, archivedAt, can } = group;
  return (
    <>
      <GroupHero group={group} above="Event" />
      <Page>
        <Stack gap={24}>
          {event && <CanceledNote event={event} />}
          {event && <WhenAndWhere event={event} />}
          {event && can.read && archivedAt === null && <CalendarButton eventId={id} />}
          {description && <p className={pages.about}>{description}</p>}
          {can.read && archivedAt === null && <EventAttachments eventId={id} />}
          {event?.series && archivedAt === null && can.read && (
            <DatesPart
              group={group}
              series={event.series}
              addressOf={(date) => urlOf('mobileEventDetail', { id: date })}
            />
          )}
          {event && archivedAt === null && !event.canceled && (
            <TicketChoice key={id} group={group} event={event} back={urlOf('mobileEventDetail', { id })} />
          )}
          {event?.series && archivedAt === null && can.read && (
            <PassesPart event={event} seriesId={event.series.id} back={urlOf('mobileEventDetail', { id })} />
          )}
        </Stack>
      </Page>
    </>
  );
}
