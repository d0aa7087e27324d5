import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { coachingNotes, type NoteRow } from './notes.table.ts';

/** Their author’s, who may keep them private from the client. They go with the coaching too. */
export const notePersonalTables: readonly PersonalTable[] = [
  {
    table: coachingNotes,
    byId: [coachingNotes.authorId],
    exported: {
      name: 'notes on clients',
      columns: { text: coachingNotes.text, shared: coachingNotes.isShared, at: coachingNotes.createdAt },
    },
    erased: 'deleted',
  },
];

export const notesOrder = newestFirst(coachingNotes.id);

export function findNotes(
  database: Sql,
  { coachingId, sharedOnly }: { coachingId: string; sharedOnly: boolean },
  page: KeysetPage,
): Promise<NoteRow[]> {
  const shared = sharedOnly ? eq(coachingNotes.isShared, true) : undefined;
  const wanted = and(eq(coachingNotes.coachingId, coachingId), shared);
  return pageOf(database.select().from(coachingNotes).$dynamic(), wanted, page);
}

export async function insertNote(database: Sql, row: NoteRow): Promise<void> {
  await database.insert(coachingNotes).values(row);
}

/** False when there is none. */
export async function removeNote(database: Sql, coachingId: string, id: string): Promise<boolean> {
  const gone = await database
    .delete(coachingNotes)
    .where(and(eq(coachingNotes.id, id), eq(coachingNotes.coachingId, coachingId)));
  return gone.rowCount === 1;
}
