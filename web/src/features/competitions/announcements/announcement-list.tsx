import type { AnnouncementReply } from '@chalkline/contract/competitions/announcement.schema.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx';
import { ListFoot } from '../../../ui/pager.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AnnouncementItem } from './announcement-item.tsx';
import { announcementQueries } from './announcements.queries.ts';

interface AnnouncementListProps {
  competition: CompetitionReply;
  /** What there is to say when there are none. */
  none: string;
  deeds?: (announcement: AnnouncementReply) => ReactNode;
}

/** Pinned ones first, then from the newest on, with all its states. */
export function AnnouncementList({ competition, none, deeds }: AnnouncementListProps) {
  const query = useInfiniteQuery(announcementQueries.list(competition.id));
  const say = useErrorText();
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="The announcements did not load"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {say(query.error)}
      </ErrorState>
    );
  }
  if (!query.data) return <SkeletonRows rows={2} avatar={false} />;
  const shown = query.data.pages.flatMap(({ data }) => data);
  if (shown.length === 0) return <EmptyState title="No announcements yet">{none}</EmptyState>;
  return (
    <>
      <ul>
        {shown.map((announcement) => (
          <AnnouncementItem
            key={announcement.id}
            announcement={announcement}
            competition={competition}
            deeds={deeds?.(announcement)}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <ListFoot
          summary={`The newest ${shown.length}`}
          onMore={() => void query.fetchNextPage()}
          busy={query.isFetchingNextPage}
        />
      )}
    </>
  );
}
