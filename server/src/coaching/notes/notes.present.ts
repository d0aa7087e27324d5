import type { NoteReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import type { NoteRow } from './notes.table.ts';

export function presentNote({ id, text, isShared, createdAt }: NoteRow): NoteReply {
  return { id, text, isShared, createdAt: createdAt.toISOString() };
}
