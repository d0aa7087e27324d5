import { eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { DataSubject, PersonalTable } from '../../platform/database/personal-tables.ts';
import { discardAttachedBy } from '../../uploads/uploads.table.ts';
import { conversations, messageSettings, participants } from '../conversations/conversations.table.ts';
import { messages } from '../messages/messages.table.ts';

const ofTheOthers = 'the conversation is its other people’s too';

/** What messages hold of people. What somebody wrote goes with them; that there was something stays. */
export const messagesPersonalTables: readonly PersonalTable[] = [
  {
    table: messages,
    byId: [messages.authorId],
    exported: {
      name: 'messages',
      columns: {
        conversation: messages.conversationId,
        text: messages.body,
        files: messages.files,
        at: messages.createdAt,
        edited: messages.editedAt,
        deleted: messages.deletedAt,
      },
    },
    erased: emptyMessages,
  },
  {
    table: participants,
    byId: [participants.personId],
    exported: {
      name: 'conversations',
      columns: {
        conversation: participants.conversationId,
        state: participants.state,
        since: participants.createdAt,
        mutedUntil: participants.mutedUntil,
      },
    },
    erased: 'deleted',
  },
  {
    table: conversations,
    byId: [conversations.createdBy, conversations.ownerId],
    exported: null,
    erased: { kept: ofTheOthers },
  },
  {
    table: messageSettings,
    byId: [messageSettings.personId],
    exported: { name: 'message-settings', columns: { readMarks: messageSettings.readMarks } },
    erased: 'deleted',
  },
];

async function emptyMessages(sql: Sql, { id }: DataSubject, now: Date): Promise<void> {
  await sql
    .update(messages)
    .set({ body: '', images: [], files: [], authorId: null, deletedAt: now })
    .where(eq(messages.authorId, id));
  await discardAttachedBy(sql, id, ['message_image', 'message_file']);
}
