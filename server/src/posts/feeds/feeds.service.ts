import {
  type FeedQuery,
  type GroupPostsQuery,
  type NewsQuery,
  newsAtMost,
  type ReadBody,
} from '@chalkline/contract/posts/post.schema.ts';
import { type GroupSeen, requireGroupRight, seeGroup } from '../../groups/groups/group-access.service.ts';
import type { UnreadCounter } from '../../groups/groups/group-unread.service.ts';
import type { KeysetPage } from '../../platform/database/keyset.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { notSignedIn } from '../../platform/http/refusal.ts';
import { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { seePerson } from '../../profiles/profiles/profiles.see.service.ts';
import { readerOf, seePost, withGroups } from '../posts/post-access.service.ts';
import { type Named, type PostShown, picturesFor, showPosts } from '../posts/post-views.service.ts';
import { postNotFound } from '../posts/posts.errors.ts';
import {
  findNamed,
  findPinned,
  findVersions,
  versionOrder,
  type WrittenPost,
} from '../posts/posts.repository.ts';
import type { PostVersionRow } from '../posts/posts.table.ts';
import {
  countAfter,
  countUnread,
  findFollowedPosts,
  findGroupPosts,
  findPersonPosts,
  findPublicPosts,
  moveMark,
  postOrder,
} from './feeds.repository.ts';

/** The posts of a group, or without one the public ones. Throws 404, and 403 for who sees only its card. */
export async function listGroupPosts(
  parts: Parts,
  viewer: MaybeViewer,
  { group_id: groupId, with: what, ...query }: GroupPostsQuery,
): Promise<Page<PostShown[]>> {
  const { sql } = parts.database;
  const reader = readerOf(parts, viewer);
  const withImages = what === 'images';
  if (groupId === undefined)
    return list(parts, viewer, query, ['public', what], (page) =>
      findPublicPosts(sql, reader, withImages, page),
    );
  const { id } = await readGroup(parts, viewer, groupId);
  return list(parts, viewer, query, ['group', id, what], (page) =>
    findGroupPosts(sql, reader, { groupId: id, withImages }, page),
  );
}

async function readGroup(parts: Parts, viewer: MaybeViewer, groupId: string): Promise<GroupSeen> {
  const group = await seeGroup(parts.database.sql, viewer, groupId);
  requireGroupRight(group, 'read');
  return group;
}

export function listFollowedPosts(
  parts: Parts,
  viewer: Viewer,
  query: FeedQuery,
): Promise<Page<PostShown[]>> {
  const reader = { ...readerOf(parts, viewer), viewer };
  const { sql } = parts.database;
  return list(parts, viewer, query, 'following', (page) => findFollowedPosts(sql, reader, page));
}

/** Throws 404 for whom the viewer may not see. */
export async function listPersonPosts(
  parts: Parts,
  viewer: MaybeViewer,
  who: string,
  query: FeedQuery,
): Promise<Page<PostShown[]>> {
  const { sql } = parts.database;
  const { person } = await seePerson(parts, viewer, who);
  const reader = readerOf(parts, viewer);
  return list(parts, viewer, query, ['person', person.id], (page) =>
    findPersonPosts(sql, reader, person.id, page),
  );
}

async function list(
  parts: Parts,
  viewer: MaybeViewer,
  query: FeedQuery,
  feed: unknown,
  read: (page: KeysetPage) => Promise<WrittenPost[]>,
): Promise<Page<PostShown[]>> {
  const { sql } = parts.database;
  const named = ['posts', feed, viewer?.personId ?? null];
  const { data, next } = await readPage(parts.config, query, { list: named, order: postOrder, read });
  const seen = await withGroups(sql, viewer, data);
  return new Page(await showPosts(parts, sql, viewer, seen), next);
}

/** Up to three. Throws 404 and 403. */
export async function listPinned(parts: Parts, viewer: MaybeViewer, groupId: string): Promise<PostShown[]> {
  const { sql } = parts.database;
  const { id } = await readGroup(parts, viewer, groupId);
  const found = await findPinned(sql, readerOf(parts, viewer), id);
  return showPosts(parts, sql, viewer, await withGroups(sql, viewer, found));
}

/** Throws 401 for a visitor’s own feed, and 404. */
export async function countNews(
  parts: Parts,
  viewer: MaybeViewer,
  query: NewsQuery,
): Promise<{ count: number; position: string }> {
  // Read first, so that nothing falls between the count and the stream.
  const position = await parts.live.reached(parts.database.sql);
  return { count: await countOf(parts, viewer, query), position };
}

async function countOf(
  parts: Parts,
  viewer: MaybeViewer,
  { feed, groupId, after = noPost }: NewsQuery,
): Promise<number> {
  const { sql } = parts.database;
  if (!isId(after)) throw postNotFound();
  if (feed === 'following') {
    if (viewer === null) throw notSignedIn();
    const reader = { ...readerOf(parts, viewer), viewer };
    const newest = await findFollowedPosts(sql, reader, postOrder.page(null, newsAtMost));
    return newest.filter(({ id, authorId }) => id > after && authorId !== viewer.personId).length;
  }
  const group = feed === 'group' ? await readGroup(parts, viewer, groupId ?? '') : null;
  const asked = { groupId: group?.id ?? null, after, atMost: newsAtMost };
  return countAfter(sql, readerOf(parts, viewer), asked);
}

/** Comes before every post. */
const noPost = '00000000-0000-7000-8000-000000000000';

/** Throws 404. Does nothing for who doesn't belong to it. */
export async function markRead(
  parts: Parts,
  viewer: Viewer,
  groupId: string,
  { seq, unread }: ReadBody,
): Promise<null> {
  const { id } = await seeGroup(parts.database.sql, viewer, groupId);
  await moveMark(parts.database.sql, { groupId: id, personId: viewer.personId, seq, unread });
  return null;
}

export function listUnread(parts: Parts, viewer: Viewer): Promise<{ groupId: string; unread: number }[]> {
  return countUnread(parts.database.sql, viewer);
}

/** The same for groups by their ids. */
export const countUnreadOf: UnreadCounter = async (sql, viewer, groupIds) =>
  new Map((await countUnread(sql, viewer, groupIds)).map(({ groupId, unread }) => [groupId, unread]));

/** What a post said before, with the people it named. */
export interface VersionShown extends PostVersionRow {
  readonly named: readonly Named[];
  readonly shown: PostShown['images'];
}

/** Newest first, for everyone who may read the post. Throws 404. */
export async function listVersions(
  parts: Parts,
  viewer: MaybeViewer,
  postId: string,
  query: FeedQuery,
): Promise<Page<VersionShown[]>> {
  const { sql } = parts.database;
  const { id } = await seePost(parts, sql, viewer, postId);
  const page = await readPage(parts.config, query, {
    list: ['post versions', id],
    order: versionOrder,
    read: (rows) => findVersions(sql, id, rows),
  });
  const named = await findNamed(sql, [...new Set(page.data.flatMap(({ mentions }) => mentions))]);
  const shown = page.data.map((row) => ({
    ...row,
    named: row.mentions.flatMap((one) => named.get(one) ?? []),
    shown: picturesFor(parts, viewer, row.pictures),
  }));
  return new Page(shown, page.next);
}
