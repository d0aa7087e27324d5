import { contactStates, contactTopics } from '@chalkline/contract/showcase/contact.lifecycle.ts';
import { desc } from 'drizzle-orm';
import { check, index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { isOneOfKinds, oneOf } from '../../platform/database/one-of.ts';
import { searchVector } from '../../platform/database/search-vector.ts';
import { showcaseSchema } from '../showcase.table.ts';

/** Messages from people to the site's administrators. */
export const contactMessages = showcaseSchema.table(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    /** The author, if they were signed in. */
    personId: uuid('person_id').references(() => people.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic', { enum: contactTopics }).notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: contactStates }).notNull(),
    /** The form it was written in: each form sends one message. */
    formId: uuid('form_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Name, address and text as normalized words. */
    words: text('words').notNull(),
    search: searchVector('search', 'words'),
  },
  (table) => [
    check('contact_messages_state', oneOf(table.state, contactStates)),
    check('contact_messages_topic', isOneOfKinds(table.topic, 'showcase.is_contact_topic')),
    unique('contact_messages_form').on(table.formId),
    index('contact_messages_by_state').on(table.state, desc(table.id)),
    index('contact_messages_person').on(table.personId),
    index('contact_messages_search').using('gin', table.search),
  ],
);

export type ContactMessageRow = typeof contactMessages.$inferSelect;

/** Replies. They never change, because they have been emailed. */
export const contactReplies = showcaseSchema.table(
  'contact_replies',
  {
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** null: not sent yet. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => [
    index('contact_replies_of_message').on(table.messageId, table.id),
    index('contact_replies_author').on(table.createdBy),
  ],
);

export type ContactReplyRow = typeof contactReplies.$inferSelect;
