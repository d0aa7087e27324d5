import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { Page, Stack } from '../../../ui/page.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { GroupMissing } from '../../groups/group-missing.tsx';
import type { GroupSlots } from '../../groups/group-slots.ts';
import { EventPage } from '../detail/event-page.tsx';
import { eventQueries } from '../events.queries.ts';

/** One event for the apps' web views. */
export function mobileEventScreen(feed: GroupSlots['feed']) {
  return function MobileEventScreen() {
    const { id = '' } = useParams();
    const { data: group, error, refetch, isFetching } = useQuery(eventQueries.event(id));
    useScreenTitle(group?.name);
    if (group) return <EventPage group={group} feed={feed} page="mobileEventDetail" />;
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
  };
}
