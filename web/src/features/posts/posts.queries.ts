import type { Feed, PostReply } from '@chalkline/contract/posts/post.schema.ts';
import { listCommentVersions, listDeletedPosts } from '@chalkline/contract/posts/post-history.endpoints.ts';
import {
  countNews,
  countUnreadPosts,
  getAnnouncementReach,
  getPost,
  listComments,
  listFollowedPosts,
  listGroupPosts,
  listLatestPosts,
  listPersonPosts,
  listPinnedPosts,
  listPostVersions,
} from '@chalkline/contract/posts/posts.endpoints.ts';
import { findPeople } from '@chalkline/contract/profiles/connections.endpoints.ts';
import { type InfiniteData, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { type ListPage, pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

const all = ['posts'];
const lists = [...all, 'list'];
const deletedLists = [...all, 'deleted'];

/** Every key of the feature. */
export const postQueries = {
  all,
  lists,
  deletedLists,

  public: () => pagedQuery([...lists, 'public'], listGroupPosts, { query: { limit: 20 } }),
  following: () => pagedQuery([...lists, 'following'], listFollowedPosts, { query: { limit: 20 } }),
  group: (groupId: string) =>
    pagedQuery([...lists, 'group', groupId], listGroupPosts, { query: { group_id: groupId, limit: 20 } }),
  groupImages: (groupId: string) =>
    pagedQuery([...lists, 'group images', groupId], listGroupPosts, {
      query: { group_id: groupId, with: 'images', limit: 20 },
    }),
  person: (personId: string) =>
    pagedQuery([...lists, 'person', personId], listPersonPosts, {
      params: { personId },
      query: { limit: 10 },
    }),

  pinned: (groupId: string) =>
    queryOptions({
      queryKey: [...all, 'pinned', groupId],
      queryFn: async ({ signal }) => (await call(listPinnedPosts, { params: { groupId } }, { signal })).data,
    }),

  reach: (groupId: string) =>
    queryOptions({
      queryKey: [...all, 'reach', groupId],
      queryFn: async ({ signal }) =>
        (await call(getAnnouncementReach, { params: { groupId } }, { signal })).data,
      staleTime: 0,
    }),

  news: (feed: Feed, groupId: string | undefined, after: string | undefined) =>
    queryOptions({
      queryKey: [...all, 'news', feed, groupId, after],
      queryFn: async ({ signal }) => {
        const query = { feed, ...(groupId && { groupId }), ...(after && { after }) };
        return (await call(countNews, { query }, { signal })).data;
      },
    }),

  unread: () =>
    queryOptions({
      queryKey: [...all, 'unread'],
      queryFn: async ({ signal }) => (await call(countUnreadPosts, {}, { signal })).data,
    }),

  /** What was posted last in each of my groups. */
  latest: () =>
    queryOptions({
      queryKey: [...all, 'latest'],
      queryFn: async ({ signal }) => (await call(listLatestPosts, {}, { signal })).data,
    }),

  post: (postId: string) =>
    queryOptions({
      queryKey: [...all, 'one', postId],
      queryFn: async ({ signal }) => (await call(getPost, { params: { postId } }, { signal })).data,
    }),

  /** Whether it was deleted in this tab, where it can be restored until the list is loaded again. */
  deletedHere: (postId: string) =>
    queryOptions({
      queryKey: [...all, 'deleted-here', postId],
      queryFn: skipToken,
      initialData: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** Those that one deleted oneself and can restore. */
  deleted: (groupId: string | undefined) =>
    pagedQuery([...deletedLists, groupId], listDeletedPosts, { query: { groupId: groupId ?? null } }),

  versions: (postId: string) =>
    pagedQuery([...all, 'versions', postId], listPostVersions, { params: { postId } }),

  commentVersions: (commentId: string) =>
    pagedQuery([...all, 'comment versions', commentId], listCommentVersions, { params: { commentId } }),

  comments: (postId: string) =>
    pagedQuery([...all, 'comments', postId], listComments, { query: { post_id: postId } }),

  people: (search: string) =>
    pagedQuery([...all, 'people', search], findPeople, { query: { search, limit: 6 } }),
};

type Pages = InfiniteData<ListPage<PostReply>>;

/**
 * Puts a post as it is now into every list that shows it; null takes it out, unless it was deleted here: the way to
 * restore it stays in its place. Nothing else moves.
 */
export function replacePost(cache: QueryClient, postId: string, post: PostReply | null): void {
  if (post === null && cache.getQueryData(postQueries.deletedHere(postId).queryKey)) return;
  const inList = (rows: readonly PostReply[]) =>
    rows.flatMap((row) => (row.id === postId ? (post ?? []) : row));
  cache.setQueriesData<Pages>(
    { queryKey: lists },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, data: inList(page.data) })) },
  );
  if (post) cache.setQueryData(postQueries.post(postId).queryKey, post);
}
