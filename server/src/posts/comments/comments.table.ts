import { restorableDays } from '@chalkline/contract/posts/post.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { keepFor } from '../../platform/database/retention.ts';
import { posts } from '../posts/posts.table.ts';
import { postsSchema } from '../posts.table.ts';

/** What people say to a post. A reply hangs on the comment at the top, so that replies have one level. */
export const comments = postsSchema.table(
  'comments',
  {
    id: uuid('id').primaryKey(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id'),
    /** The comment at the top: its own id, or its parent’s. Lists are sorted by it. */
    threadId: uuid('thread_id').notNull(),
    /** null once they are erased. */
    authorId: uuid('author_id').references(() => people.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    mentions: jsonb('mentions').$type<readonly string[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    deletedBy: uuid('deleted_by').references(() => people.id, { onDelete: 'set null' }),
    /** Since then only its author and people who moderate see it. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({
      name: 'comments_parent',
      columns: [table.parentId],
      foreignColumns: [table.id],
    }).onDelete('cascade'),
    index('comments_of_post').on(table.postId, table.threadId, table.id),
    index('comments_author').on(table.authorId),
    index('comments_replies').on(table.parentId).where(sql`${table.parentId} is not null`),
    index('comments_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('comments_deleted_by').on(table.deletedBy).where(sql`${table.deletedBy} is not null`),
  ],
);

/** What a comment said before it was changed. */
export const commentVersions = postsSchema.table(
  'comment_versions',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    body: text('body').notNull(),
    mentions: jsonb('mentions').$type<readonly string[]>().notNull(),
    /** When it was written. */
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ name: 'comment_versions_once', columns: [table.commentId, table.version] })],
);

/** One with replies that are left stays as it is shown, without text. */
export const deletedCommentRetention = keepFor(
  restorableDays * day,
  comments.deletedAt,
  () => sql`not exists (select from posts.comments as reply
    where reply.parent_id = ${comments.id} and reply.deleted_at is null)`,
);

export type CommentRow = typeof comments.$inferSelect;
export type CommentVersionRow = typeof commentVersions.$inferSelect;
