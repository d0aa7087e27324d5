import { eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { descending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { type CommentRow, type CommentVersionRow, commentVersions } from './comments.table.ts';

/** Keeps what a comment said. The caller holds its post, so that numbers have no gaps. */
export async function insertCommentVersion(
  database: Sql,
  { id: commentId, body, mentions, createdAt, editedAt }: CommentRow,
): Promise<void> {
  const version = 1 + (await database.$count(commentVersions, eq(commentVersions.commentId, commentId)));
  await database
    .insert(commentVersions)
    .values({ commentId, version, body, mentions, at: editedAt ?? createdAt });
}

export const commentVersionOrder = keyset<CommentVersionRow>(
  descending(commentVersions.version, ({ version }) => version),
);

export function findCommentVersions(
  database: Sql,
  commentId: string,
  page: KeysetPage,
): Promise<CommentVersionRow[]> {
  const query = database.select().from(commentVersions).$dynamic();
  return pageOf(query, eq(commentVersions.commentId, commentId), page).execute();
}
