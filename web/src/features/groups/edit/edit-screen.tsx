import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Page, Stack } from '../../../ui/page.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { GroupMissing } from '../group-missing.tsx';
import { groupQueries } from '../groups.queries.ts';
import { NotYours } from './not-yours.tsx';

interface EditScreenProps {
  /** "group", for titles. */
  noun: GroupReply['type'];
  /** A new one without a group. */
  children: (group?: GroupReply) => ReactNode;
}

/** The form of a new group, activity or challenge; with `?id=` of an existing one. */
export function EditScreen({ noun, children }: EditScreenProps) {
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <Page width="form">
      {id === null ? (
        <Stack gap={24}>
          <PageTitle>{`Create ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}</PageTitle>
          {children()}
        </Stack>
      ) : (
        <Edited id={id} noun={noun}>
          {children}
        </Edited>
      )}
    </Page>
  );
}

function Edited({ id, noun, children }: EditScreenProps & { id: string }) {
  const isCommunity = noun === 'community';
  const community = useQuery({ ...groupQueries.community(id), enabled: isCommunity });
  const group = useQuery({ ...groupQueries.group(id), enabled: !isCommunity });
  const { data, error, refetch, isFetching } = isCommunity ? community : group;
  if (error && !data) {
    return (
      <GroupMissing isPage failure={error} what={`This ${noun}`} onRetry={refetch} retrying={isFetching} />
    );
  }
  const isMine = data?.can.edit && data.archivedAt === null && data.type === noun;
  return (
    <Stack gap={24}>
      <PageTitle>{`Edit ${noun}`}</PageTitle>
      {!data ? <SkeletonText lines={6} /> : isMine ? children(data) : <NotYours group={data} />}
    </Stack>
  );
}
