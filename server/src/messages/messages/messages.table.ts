import type { UploadType } from '@chalkline/contract/uploads/upload.schema.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, type PgColumn, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { searchableText } from '../../platform/database/search-expression.ts';
import { conversations } from '../conversations/conversations.table.ts';
import { messagesSchema } from '../messages.table.ts';

/** A picture of a message: the name of its upload and its size in pixels. */
export interface MessageImage {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** A file of a message: the name of its upload, what its person named it, and its bytes. */
export interface MessageFile {
  readonly name: string;
  readonly title: string;
  readonly type: UploadType;
  readonly bytes: number;
}

/** A message that shows pictures or files. */
export const hasFiles = (table: Record<'images' | 'files' | 'deletedAt', PgColumn>) =>
  sql`(${table.images} <> '[]' or ${table.files} <> '[]') and ${table.deletedAt} is null`;

/** What somebody wrote. A deleted one stays as a gravestone without words, pictures and files, so that numbers stay gapless. */
export const messages = messagesSchema.table(
  'messages',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … in the conversation. */
    seq: integer('seq').notNull(),
    /** null once its author is erased. */
    authorId: uuid('author_id').references(() => people.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    images: jsonb('images').$type<readonly MessageImage[]>().notNull(),
    files: jsonb('files').$type<readonly MessageFile[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    unique('messages_seq').on(table.conversationId, table.seq),
    index('messages_author').on(table.authorId),
    index('messages_files').on(table.conversationId, table.seq).where(hasFiles(table)),
    index('messages_words')
      .using('gin', searchableText(sql`${table.body}`))
      .where(sql`${table.deletedAt} is null`),
  ],
);

export type MessageRow = typeof messages.$inferSelect;
