import { isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import type { NewNote, NotesQuery } from '@chalkline/contract/coaching/coaching.schema.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { coachingNotFound } from '../coachings/coachings.errors.ts';
import { seeCoaching } from '../coachings/coachings.service.ts';
import { noteNotFound } from './notes.errors.ts';
import { notifyOfNote } from './notes.notify.service.ts';
import { findNotes, insertNote, notesOrder, removeNote } from './notes.repository.ts';
import type { NoteRow } from './notes.table.ts';

/** All notes for the trainer, shared ones for the client. Throws 404, for the trainer also once it has ended. */
export async function listNotes(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
  query: NotesQuery,
): Promise<Page<NoteRow[]>> {
  const { trainerId, state } = await seeCoaching(parts, viewer, coachingId);
  const isTrainer = trainerId === viewer.personId;
  if (isTrainer && !isCoached(state)) throw coachingNotFound();
  return readPage(parts.config, query, {
    list: ['notes', coachingId, isTrainer],
    order: notesOrder,
    read: (page) => findNotes(parts.database.sql, { coachingId, sharedOnly: !isTrainer }, page),
  });
}

/** Throws 404 for anybody but the trainer of a coaching under way. */
export async function enterAsTrainer(parts: Parts, viewer: Viewer, coachingId: string) {
  const seen = await seeCoaching(parts, viewer, coachingId);
  if (seen.trainerId !== viewer.personId || !isCoached(seen.state)) throw coachingNotFound();
  return seen;
}

/** The client gets a notification of one that is shared. Throws 404. */
export async function createNote(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
  { text, isShared }: NewNote,
): Promise<NoteRow> {
  const { clientId } = await enterAsTrainer(parts, viewer, coachingId);
  const createdAt = parts.clock.now();
  const row = {
    id: newId(createdAt.getTime()),
    coachingId,
    authorId: viewer.personId,
    text,
    isShared,
    createdAt,
  };
  await parts.database.transaction(async (tx) => {
    await insertNote(tx.sql, row);
    const notice = {
      id: row.id,
      happening: 'shared',
      actorId: viewer.personId,
      recipient: clientId,
    } as const;
    if (isShared) await notifyOfNote(parts, tx, notice);
  });
  return row;
}

/** Throws 404 when it is gone already. */
export async function deleteNote(
  parts: Parts,
  viewer: Viewer,
  coachingId: string,
  noteId: string,
): Promise<null> {
  await enterAsTrainer(parts, viewer, coachingId);
  if (!isId(noteId) || !(await removeNote(parts.database.sql, coachingId, noteId))) throw noteNotFound();
  return null;
}
