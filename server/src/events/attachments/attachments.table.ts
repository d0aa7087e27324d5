import { sql } from 'drizzle-orm';
import { check, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { groups } from '../../groups/groups/groups.table.ts';
import { uploads } from '../../uploads/uploads.table.ts';
import { eventsSchema } from '../events.table.ts';

/** A file or a link of an event. */
export const attachments = eventsSchema.table(
  'attachments',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    link: text('link'),
    uploadId: uuid('upload_id').references(() => uploads.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('attachments_one', sql`(${table.link} is null) <> (${table.uploadId} is null)`),
    index('attachments_by_group').on(table.groupId, table.id),
    index('attachments_by_upload').on(table.uploadId),
  ],
);

export type AttachmentRow = typeof attachments.$inferSelect;
