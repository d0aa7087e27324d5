import { conversationKinds, participantStates } from '@chalkline/contract/messages/message.schema.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { messagesSchema } from '../messages.table.ts';

/** Two people, or a group of up to fifty. */
export const conversations = messagesSchema.table(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: conversationKinds }).notNull(),
    /** Of groups only; empty: shown by its people. */
    name: text('name'),
    /** What a group is for, in its people’s words. */
    about: text('about').notNull().default(''),
    /** Both people's ids, sorted: of two who write to each other at once, one begins the conversation. */
    pair: text('pair'),
    /** Who may remove people; it moves on when they leave. null for direct ones. */
    ownerId: uuid('owner_id').references(() => people.id, { onDelete: 'set null' }),
    /** The number of the last message: gapless, given out under the lock of this row. */
    lastSeq: integer('last_seq').notNull(),
    createdBy: uuid('created_by').references(() => people.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('conversations_pair').on(table.pair),
    index('conversations_owner').on(table.ownerId),
    index('conversations_created_by').on(table.createdBy),
    check('conversations_kind', oneOf(table.kind, conversationKinds)),
    check('conversations_direct', sql`(${table.kind} = 'direct') = (${table.pair} is not null)`),
  ],
);

/** What a conversation is to one of its people. */
export const participants = messagesSchema.table(
  'participants',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    state: text('state', { enum: participantStates }).notNull(),
    /** They see what comes after it. */
    joinedSeq: integer('joined_seq').notNull(),
    /** What they have read up to. */
    mark: integer('mark').notNull(),
    mutedUntil: timestamp('muted_until', { withTimezone: true }),
    /** When the conversation's last message came: what the list is sorted by. */
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'participants_once', columns: [table.conversationId, table.personId] }),
    index('participants_list').on(table.personId, table.state, table.lastAt, table.conversationId),
    check('participants_state', oneOf(table.state, participantStates)),
    check('participants_mark', sql`${table.mark} >= ${table.joinedSeq}`),
  ],
);

/** What somebody has chosen for all their conversations. No row: as usual. */
export const messageSettings = messagesSchema.table('message_settings', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** false: nobody sees what they have read, and they see it of nobody. */
  readMarks: boolean('read_marks').notNull(),
});

export type ConversationRow = typeof conversations.$inferSelect;
export type ParticipantRow = typeof participants.$inferSelect;
