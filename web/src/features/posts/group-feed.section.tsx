import { CallFailed } from '@chalkline/contract/http/client.ts';
import { groupTopic, type PostReply, postEvents } from '@chalkline/contract/posts/post.schema.ts';
import { getPost, markGroupRead } from '@chalkline/contract/posts/posts.endpoints.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePagedRows } from '../../patterns/paged-list.tsx';
import { useAction } from '../../patterns/use-action.ts';
import { call } from '../../platform/calls.ts';
import { useLive } from '../../platform/live/use-live.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Composer } from './composer.tsx';
import { DeletedPosts } from './deleted-posts.tsx';
import { Feed } from './feed.tsx';
import { postQueries, replacePost } from './posts.queries.ts';

export interface GroupFeedProps {
  groupId: string;
  writes: boolean;
  announces: boolean;
  /** Reading marks posts as read. */
  isMember: boolean;
}

/** The posts of a community or group, with the field to write one. */
export function GroupFeedSection({ groupId, writes, announces, isMember }: GroupFeedProps) {
  const query = postQueries.group(groupId);
  const rows = usePagedRows(query);
  const { data: pinned } = useQuery(postQueries.pinned(groupId));
  useGroupNews(groupId, rows?.[0]?.id, rows !== undefined);
  const fresh = useFresh(groupId, isMember);
  // What is new is counted before it is marked as read.
  useRead(groupId, isMember && fresh !== null ? rows : undefined);
  return (
    <>
      {writes && (
        <>
          <Composer groupId={groupId} announces={announces} placeholder="Share something" />
          <DeletedPosts groupId={groupId} />
        </>
      )}
      <Feed
        query={query}
        kind="group"
        groupId={groupId}
        pinned={pinned ?? []}
        fresh={fresh ?? 0}
        empty={
          <EmptyState title="No posts yet">
            {writes ? 'Write the first one.' : 'Posts by members appear here.'}
          </EmptyState>
        }
      />
    </>
  );
}

/** How many posts of others were unread when the feed was opened; null until that is known. */
function useFresh(groupId: string, isMember: boolean): number | null {
  const { data, isFetchedAfterMount, isError } = useQuery({
    ...postQueries.unread(),
    enabled: isMember,
    staleTime: 0,
  });
  const [fresh, setFresh] = useState<number | null>(null);
  if (fresh === null && (isFetchedAfterMount || isError)) {
    setFresh(data?.find((one) => one.groupId === groupId)?.unread ?? 0);
  }
  return fresh;
}

/** Counts new posts and updates changed ones as they happen. */
function useGroupNews(groupId: string, newest: string | undefined, isLoaded: boolean): void {
  const cache = useQueryClient();
  const news = postQueries.news('group', groupId, newest);
  const { data } = useQuery({ ...news, enabled: isLoaded });
  const refresh = () => {
    void cache.invalidateQueries({ queryKey: news.queryKey });
  };
  const update = async (postId: string) => {
    void cache.invalidateQueries({ queryKey: postQueries.pinned(groupId).queryKey });
    void cache.invalidateQueries({ queryKey: postQueries.comments(postId).queryKey });
    replacePost(cache, postId, await readPost(postId));
  };
  useLive(data ? groupTopic(groupId) : null, {
    since: data?.position,
    onEvent: (event) => {
      const { id } = event.data as { id: string };
      if (event.kind === postEvents.added) refresh();
      else if (event.kind === postEvents.changed) void update(id);
    },
    onReset: refresh,
  });
}

/** null: it was deleted, or the viewer may no longer read it. */
async function readPost(postId: string): Promise<PostReply | null> {
  try {
    return (await call(getPost, { params: { postId } })).data;
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 404) return null;
    throw failure;
  }
}

/** Marks what is shown as read. */
function useRead(groupId: string, rows: readonly PostReply[] | undefined): void {
  const seq = Math.max(0, ...(rows ?? []).map((post) => post.seq ?? 0));
  const { run } = useAction({
    send: (call, read: number) =>
      call(markGroupRead, { params: { groupId }, body: { seq: read, unread: false } }),
    invalidates: [postQueries.unread().queryKey],
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new post that is shown
  useEffect(() => {
    if (seq > 0) run(seq);
  }, [seq]);
}
