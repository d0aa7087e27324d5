import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { Page, Stack } from '../../../ui/page.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { GroupMissing } from '../group-missing.tsx';
import { addressOf } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';

interface TypedScreenProps {
  type: 'activity' | 'challenge' | 'event';
  /** "Activity". */
  title: string;
  children: (group: GroupReply) => ReactNode;
}

/** The page of one event, activity or challenge: where shared links lead, for visitors too. */
export function TypedScreen({ type, title, children }: TypedScreenProps) {
  const { id = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(groupQueries.group(id));
  useScreenTitle(data?.name);
  if (data && data.type !== type) return <Navigate to={addressOf(data)} replace />;
  if (data) return children(data);
  return (
    <Page>
      {error ? (
        <GroupMissing isPage failure={error} what={`This ${type}`} onRetry={refetch} retrying={isFetching} />
      ) : (
        <Stack gap={24}>
          <PageTitle>{title}</PageTitle>
          <SkeletonText lines={5} />
        </Stack>
      )}
    </Page>
  );
}
