import type { FeedQuery } from '@chalkline/contract/posts/post.schema.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { Named } from '../posts/post-views.service.ts';
import { findNamed } from '../posts/posts.repository.ts';
import { commentVersionOrder, findCommentVersions } from './comment-versions.repository.ts';
import { requireShown } from './comments.service.ts';
import type { CommentVersionRow } from './comments.table.ts';

/** What a comment said before, with the people it named. */
export interface CommentVersionShown extends CommentVersionRow {
  readonly named: readonly Named[];
}

/** Newest first, for everyone who may read the comment. Throws 404. */
export async function listCommentVersions(
  parts: Parts,
  viewer: MaybeViewer,
  commentId: string,
  query: FeedQuery,
): Promise<Page<CommentVersionShown[]>> {
  const { sql } = parts.database;
  const id = await requireShown(parts, sql, viewer, commentId);
  const page = await readPage(parts.config, query, {
    list: ['comment versions', id],
    order: commentVersionOrder,
    read: (rows) => findCommentVersions(sql, id, rows),
  });
  const named = await findNamed(sql, [...new Set(page.data.flatMap(({ mentions }) => mentions))]);
  const shown = page.data.map((row) => ({
    ...row,
    named: row.mentions.flatMap((one) => named.get(one) ?? []),
  }));
  return new Page(shown, page.next);
}
