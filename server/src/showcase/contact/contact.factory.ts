import type { newContactMessage } from '@chalkline/contract/showcase/contact.schema.ts';
import type { z } from 'zod';
import { searchWords } from '../../platform/database/search-words.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { contactMessages } from './contact.table.ts';

type ContactSketch = Partial<Pick<z.input<typeof newContactMessage>, 'name' | 'email' | 'topic' | 'body'>> & {
  readonly personId?: string;
};

/** Stores an incoming message without a receipt to its author. Returns its id. */
export async function contactMessage(parts: Parts, sketch: ContactSketch = {}): Promise<string> {
  const now = parts.clock.now();
  const id = newId(now.getTime());
  const {
    name = 'Noor Achterberg',
    email = 'noor@example.org',
    topic = 'question',
    body = 'May I change my division once I have entered?',
    personId = null,
  } = sketch;
  await parts.database.sql.insert(contactMessages).values({
    id,
    personId,
    name,
    email,
    topic,
    body,
    state: 'new',
    formId: newId(now.getTime()),
    createdAt: now,
    updatedAt: now,
    words: searchWords(name, email, body),
  });
  return id;
}
