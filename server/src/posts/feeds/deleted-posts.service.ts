import {
  type DeletedPostReply,
  type DeletedPostsQuery,
  restorableDays,
} from '@chalkline/contract/posts/post.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { readerOf, withGroups } from '../posts/post-access.service.ts';
import { findNamed } from '../posts/posts.repository.ts';
import { findDeletedPosts } from './deleted-posts.repository.ts';
import { postOrder } from './feeds.repository.ts';

const restorable = restorableDays * day;

/** What the viewer deleted themselves and can still restore, their own posts and those that they moderated. */
export async function listDeletedPosts(
  parts: Parts,
  viewer: Viewer,
  { groupId, ...query }: DeletedPostsQuery,
): Promise<Page<DeletedPostReply[]>> {
  if (groupId !== undefined && !isId(groupId)) return new Page([], null);
  const { sql } = parts.database;
  const { personId } = viewer;
  const since = new Date(parts.clock.now().getTime() - restorable);
  const page = await readPage(parts.config, query, {
    list: ['deleted posts', personId, groupId],
    order: postOrder,
    read: (rows) => findDeletedPosts(sql, readerOf(parts, viewer), { personId, groupId, since }, rows),
  });
  const named = await findNamed(sql, [...new Set(page.data.flatMap(({ mentions }) => mentions))]);
  const rows = (await withGroups(sql, viewer, page.data)).flatMap((post) => {
    const { id, group, author, authorId, body, mentions, images, deletedAt } = post;
    if (deletedAt === null) return [];
    return {
      id,
      group: group && { id: group.id, name: group.name, type: group.type },
      author: author && { id: author.id, name: author.name },
      isMine: authorId === personId,
      text: body,
      mentions: mentions.flatMap((one) => named.get(one) ?? []),
      images: images.length,
      deletedAt: deletedAt.toISOString(),
      restorableUntil: new Date(deletedAt.getTime() + restorable).toISOString(),
    };
  });
  return new Page(rows, page.next);
}
