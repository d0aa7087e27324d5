import { plainStart } from '@chalkline/contract/posts/mentions.rules.ts';
import type { LatestReply } from '@chalkline/contract/posts/post.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findNamed } from '../posts/posts.repository.ts';
import { findLatestPosts } from './latest-posts.repository.ts';

const excerptLength = 120;

/** What was posted last in each of the viewer's groups, in no order. */
export async function listLatest({ database }: Parts, viewer: Viewer): Promise<LatestReply> {
  const latest = await findLatestPosts(database.sql, viewer);
  const named = await findNamed(database.sql, [...new Set(latest.flatMap(({ mentions }) => mentions))]);
  return latest.map(({ groupId, author, authorId, body, mentions, images, at }) => ({
    groupId,
    author,
    images,
    isMine: authorId === viewer.personId,
    text: plainStart(
      body,
      mentions.flatMap((one) => named.get(one) ?? []),
      excerptLength,
    ),
    at: at.toISOString(),
  }));
}
