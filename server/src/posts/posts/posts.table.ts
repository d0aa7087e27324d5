import { postKinds, restorableDays } from '@chalkline/contract/posts/post.schema.ts';
import type { CardLink } from '@chalkline/contract/share-links.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { keepFor } from '../../platform/database/retention.ts';
import { postsSchema } from '../posts.table.ts';

/** An image of a post: the name of its upload, its size in pixels, and what it shows in words. */
export interface PostImage {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** What somebody posted in a group or on their own page (decision 070). */
export const posts = postsSchema.table(
  'posts',
  {
    id: uuid('id').primaryKey(),
    /** null: on the author's own page. */
    groupId: uuid('group_id').references(() => groups.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … in its group. */
    seq: integer('seq'),
    /** null once they are erased. */
    authorId: uuid('author_id').references(() => people.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: postKinds }).notNull(),
    body: text('body').notNull(),
    images: jsonb('images').$type<readonly PostImage[]>().notNull(),
    cards: jsonb('cards').$type<readonly CardLink[]>().notNull(),
    /** Ids of the people named in it, as far as the author might name them. */
    mentions: jsonb('mentions').$type<readonly string[]>().notNull(),
    /** Rows of `likes`, and of comments that are not deleted. Changed with them, in one transaction. */
    likeCount: integer('like_count').notNull(),
    commentCount: integer('comment_count').notNull(),
    version: integer('version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    pinnedAt: timestamp('pinned_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Who deleted it and may restore it. */
    deletedBy: uuid('deleted_by').references(() => people.id, { onDelete: 'set null' }),
    deleteReason: text('delete_reason'),
    /** Since then only its author and people who moderate see it. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [
    unique('posts_seq').on(table.groupId, table.seq),
    check('posts_kind', oneOf(table.kind, postKinds)),
    check('posts_numbered', sql`(${table.groupId} is null) = (${table.seq} is null)`),
    check('posts_counts', sql`${table.likeCount} >= 0 and ${table.commentCount} >= 0`),
    // Feeds are read newest first, by id. A feed of many groups merges the first of each.
    index('posts_of_group').on(table.groupId, table.id).where(sql`${table.deletedAt} is null`),
    index('posts_of_author').on(table.authorId, table.id),
    // Counting what is unread reads the index alone.
    index('posts_unread')
      .on(table.groupId, table.seq, table.authorId, table.hiddenAt)
      .where(sql`${table.deletedAt} is null`),
    index('posts_pinned').on(table.groupId).where(sql`${table.pinnedAt} is not null`),
    index('posts_announcements')
      .on(table.groupId, table.createdAt)
      .where(sql`${table.kind} = 'announcement'`),
    index('posts_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('posts_deleted_by').on(table.deletedBy).where(sql`${table.deletedBy} is not null`),
  ],
);

/** What a post said before it was changed. */
export const postVersions = postsSchema.table(
  'post_versions',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    body: text('body').notNull(),
    mentions: jsonb('mentions').$type<readonly string[]>().notNull(),
    images: integer('images').notNull(),
    /** The same as they hang on the post; empty in versions from before they were kept. */
    pictures: jsonb('pictures').$type<readonly PostImage[]>().notNull().default([]),
    /** When it was written. */
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ name: 'post_versions_once', columns: [table.postId, table.version] })],
);

export const likes = postsSchema.table(
  'likes',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'likes_once', columns: [table.postId, table.personId] }),
    index('likes_of_person').on(table.personId),
  ],
);

export const deletedPostRetention = keepFor(restorableDays * day, posts.deletedAt);

export type PostRow = typeof posts.$inferSelect;
export type PostVersionRow = typeof postVersions.$inferSelect;
