import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { DaysAsked } from '../../platform/calendar/latest-days.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { coachings } from '../coachings/coachings.table.ts';
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

/** What trainers shared with a client on the latest days before one, by the days of a zone, the earliest first. */
export async function findSharedWith(
  database: Sql,
  clientId: string,
  zone: string,
  { before, most }: DaysAsked,
) {
  const { id, coachingId, text, createdAt, isShared } = coachingNotes;
  const day = sql<string>`(${createdAt} at time zone ${zone}::text)::date`;
  const ranked = database
    .select({
      id,
      coachingId,
      text,
      trainer: people.name,
      day: sql<string>`${day}::text`.as('day'),
      place: sql<number>`dense_rank() over (order by ${day} desc)`.as('place'),
    })
    .from(coachingNotes)
    .innerJoin(coachings, eq(coachings.id, coachingId))
    .innerJoin(people, eq(people.id, coachings.trainerId))
    .where(and(eq(coachings.clientId, clientId), eq(isShared, true), sql`${day} < ${before}::date`))
    .as('ranked');
  const rows = await database.select().from(ranked).where(lte(ranked.place, most)).orderBy(asc(ranked.id));
  return rows.map(({ place: _, ...row }) => row);
}

/** For notices: shared ones with who they are for and from. */
export function findNotesNamed(database: Sql, ids: readonly string[]) {
  const { id, coachingId, isShared } = coachingNotes;
  return database
    .select({ id, coachingId, clientId: coachings.clientId, state: coachings.state, trainer: people.name })
    .from(coachingNotes)
    .innerJoin(coachings, eq(coachings.id, coachingId))
    .innerJoin(people, eq(people.id, coachings.trainerId))
    .where(and(inArray(id, [...ids]), isShared));
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
