import { text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { postsSchema } from '../posts.table.ts';
import { posts } from './posts.table.ts';

/** What a page said of itself when a post linked to it. Shown while that is still the first link of the post. */
export const linkPreviews = postsSchema.table('link_previews', {
  postId: uuid('post_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  url: text('url').notNull(),
  title: text('title').notNull(),
  description: text('description'),
  site: text('site').notNull(),
  readAt: timestamp('read_at', { withTimezone: true }).notNull(),
});

export type LinkPreviewRow = typeof linkPreviews.$inferSelect;
