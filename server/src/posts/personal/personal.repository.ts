import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { DataSubject, PersonalTable } from '../../platform/database/personal-tables.ts';
import { discardAttachedBy } from '../../uploads/uploads.table.ts';
import { comments, commentVersions } from '../comments/comments.table.ts';
import { linkPreviews } from '../posts/link-previews.table.ts';
import { likes, posts, postVersions } from '../posts/posts.table.ts';

/**
 * What an export tells of somebody's posts, and what becomes of them. What they wrote goes with them,
 * unless they chose to leave it behind.
 */
export const postPersonalTables: readonly PersonalTable[] = [
  {
    table: likes,
    byId: [likes.personId],
    exported: { name: 'likes', columns: { postId: likes.postId, at: likes.createdAt } },
    erased: takeLikesBack,
  },
  {
    table: comments,
    byId: [comments.authorId, comments.deletedBy],
    exported: {
      name: 'comments',
      columns: {
        postId: comments.postId,
        text: comments.body,
        at: comments.createdAt,
        edited: comments.editedAt,
        deleted: comments.deletedAt,
      },
    },
    erased: emptyComments,
  },
  {
    table: posts,
    byId: [posts.authorId, posts.deletedBy],
    exported: {
      name: 'posts',
      columns: {
        groupId: posts.groupId,
        text: posts.body,
        at: posts.createdAt,
        edited: posts.editedAt,
        deleted: posts.deletedAt,
      },
    },
    erased: emptyPosts,
  },
];

async function takeLikesBack(database: Sql, { id }: DataSubject): Promise<void> {
  const gone = database
    .$with('gone')
    .as(database.delete(likes).where(eq(likes.personId, id)).returning({ postId: likes.postId }));
  await database
    .with(gone)
    .update(posts)
    .set({ likeCount: sql`${posts.likeCount} - 1` })
    .where(inArray(posts.id, sql`(select post_id from gone)`));
}

/**
 * Comments and posts in groups stay without their author if that was chosen on leaving. What was deleted before goes
 * in any case, and so does what was on the person's own page.
 */
async function findKeepsPosts(database: Sql, id: string): Promise<boolean> {
  const [person] = await database
    .select({ keepsPosts: people.keepsPosts })
    .from(people)
    .where(eq(people.id, id));
  return person?.keepsPosts ?? false;
}

/** One with replies stays without text, like other deleted ones. */
async function emptyComments(database: Sql, { id }: DataSubject, now: Date): Promise<void> {
  const keeps = await findKeepsPosts(database, id);
  if (!keeps)
    await database.execute(sql`
      update ${posts} set comment_count = comment_count - own.n
      from (select post_id, count(*)::int as n from ${comments}
        where author_id = ${id} and deleted_at is null group by post_id) as own
      where ${posts.id} = own.post_id`);
  const goes = and(eq(comments.authorId, id), keeps ? isNotNull(comments.deletedAt) : undefined);
  const going = sql`(select ${comments.id} from ${comments} where ${goes})`;
  await database.delete(commentVersions).where(inArray(commentVersions.commentId, going));
  await database
    .update(comments)
    .set({
      body: '',
      mentions: [],
      deletedAt: sql`coalesce(${comments.deletedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(goes);
  await database.update(comments).set({ authorId: null }).where(eq(comments.authorId, id));
  await database.update(comments).set({ deletedBy: null }).where(eq(comments.deletedBy, id));
}

async function emptyPosts(database: Sql, { id }: DataSubject, now: Date): Promise<void> {
  const keeps = await findKeepsPosts(database, id);
  const goes = and(
    eq(posts.authorId, id),
    keeps ? or(isNull(posts.groupId), isNotNull(posts.deletedAt)) : undefined,
  );
  const going = sql`(select ${posts.id} from ${posts} where ${goes})`;
  await database.delete(postVersions).where(inArray(postVersions.postId, going));
  await database.delete(linkPreviews).where(inArray(linkPreviews.postId, going));
  await discardAttachedBy(database, id, ['post_image'], going);
  await database
    .update(posts)
    .set({
      body: '',
      images: [],
      cards: [],
      mentions: [],
      pinnedAt: null,
      deletedAt: sql`coalesce(${posts.deletedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(goes);
  await database.update(posts).set({ authorId: null }).where(eq(posts.authorId, id));
  await database.update(posts).set({ deletedBy: null }).where(eq(posts.deletedBy, id));
}
