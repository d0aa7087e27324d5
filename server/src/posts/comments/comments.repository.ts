import { and, eq, getTableColumns, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { ascending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { notBlocked } from '../../profiles/blocks/blocks.table.ts';
import type { Author } from '../posts/posts.repository.ts';
import { posts } from '../posts/posts.table.ts';
import { type CommentRow, comments } from './comments.table.ts';

/** A comment with its author; null once they are erased. */
export interface WrittenComment extends CommentRow {
  readonly author: Author | null;
}

function selectComments(database: Sql) {
  return database
    .select({
      ...getTableColumns(comments),
      author: { id: people.id, name: people.name, handle: people.handle, photo: people.photo },
    })
    .from(comments)
    .leftJoin(people, eq(people.id, comments.authorId))
    .$dynamic();
}

/** Oldest first, each with its replies behind it. */
export const commentOrder = keyset<WrittenComment>(
  ascending(comments.threadId, ({ threadId }) => threadId),
  ascending(comments.id, ({ id }) => id),
);

interface CommentsAsked {
  readonly postId: string;
  readonly personId: string | null;
  /** Who looks after the group sees everybody’s. */
  readonly seesBlocked: boolean;
}

/** What the viewer sees of the comments on a post that they may read. One that is deleted shows while it has replies. */
export function findComments(
  database: Sql,
  asked: CommentsAsked,
  page: KeysetPage,
): Promise<WrittenComment[]> {
  const isSeen = asked.seesBlocked ? undefined : isNotHidden(asked.personId);
  const isLeft = or(isNull(comments.deletedAt), hasReplies);
  return pageOf(
    selectComments(database),
    and(eq(comments.postId, asked.postId), isLeft, isSeen),
    page,
  ).execute();
}

const hasReplies = sql`exists (select from posts.comments as reply
  where reply.parent_id = ${comments.id} and reply.deleted_at is null)`;

function isNotHidden(personId: string | null) {
  if (personId === null) return undefined;
  return or(isNull(comments.authorId), notBlocked(personId, comments.authorId));
}

/** One that is listed for the viewer, with its text. */
export async function findShownComment(
  database: Sql,
  asked: CommentsAsked,
  id: string,
): Promise<WrittenComment | null> {
  const isSeen = asked.seesBlocked ? undefined : isNotHidden(asked.personId);
  const [found] = await selectComments(database).where(
    and(eq(comments.id, id), eq(comments.postId, asked.postId), isNull(comments.deletedAt), isSeen),
  );
  return found ?? null;
}

export async function findComment(database: Sql, id: string): Promise<WrittenComment | null> {
  const [found] = await selectComments(database).where(and(eq(comments.id, id), isNull(comments.deletedAt)));
  return found ?? null;
}

/** One by its id, deleted or not; for what moderators do. */
export async function findAnyComment(database: Sql, id: string): Promise<CommentRow | null> {
  const [found] = await database.select().from(comments).where(eq(comments.id, id)).for('update');
  return found ?? null;
}

export async function findDeletedComment(
  database: Sql,
  personId: string,
  id: string,
): Promise<WrittenComment | null> {
  const [found] = await selectComments(database).where(
    and(eq(comments.id, id), isNotNull(comments.deletedAt), eq(comments.deletedBy, personId)),
  );
  return found ?? null;
}

export async function insertComment(database: Sql, row: CommentRow): Promise<void> {
  await database.insert(comments).values(row);
}

export async function updateComment(database: Sql, id: string, change: Partial<CommentRow>): Promise<void> {
  await database.update(comments).set(change).where(eq(comments.id, id));
}

/** Keeps the number that posts carry equal to the rows. */
export async function addToCount(database: Sql, postId: string, by: 1 | -1): Promise<void> {
  await database
    .update(posts)
    .set({ commentCount: sql`${posts.commentCount} + ${by}` })
    .where(eq(posts.id, postId));
}
