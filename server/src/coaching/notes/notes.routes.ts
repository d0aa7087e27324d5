import * as endpoints from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentNote } from './notes.present.ts';
import { createNote, deleteNote, enterAsTrainer, listNotes } from './notes.service.ts';

export const noteRoutes: readonly Route[] = [
  serve(endpoints.listNotes, async ({ parts, viewer, params, query }) =>
    presentPage(await listNotes(parts, viewer, params.coachingId, query), presentNote),
  ),
  serve(
    endpoints.createNote,
    async ({ parts, viewer, params, body }) =>
      presentNote(await createNote(parts, viewer, params.coachingId, body)),
    {
      mayRepeat: async ({ parts, viewer, params }) => {
        await enterAsTrainer(parts, viewer, params.coachingId);
      },
    },
  ),
  serve(endpoints.deleteNote, ({ parts, viewer, params }) =>
    deleteNote(parts, viewer, params.coachingId, params.noteId),
  ),
];
