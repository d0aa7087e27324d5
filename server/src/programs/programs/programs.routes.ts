import * as endpoints from '@chalkline/contract/programs/programs.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentDraft, presentOwn } from './programs.present.ts';
import { publishProgram, withdrawProgram } from './programs.publish.service.ts';
import {
  changeProgram,
  copyProgram,
  createProgram,
  deleteProgram,
  getDraft,
  listOwnPrograms,
  mayCopy,
} from './programs.service.ts';

export const programRoutes: readonly Route[] = [
  serve(endpoints.listOwnPrograms, async ({ parts, viewer, query }) =>
    presentPage(await listOwnPrograms(parts, viewer, query), presentOwn),
  ),
  serve(endpoints.createProgram, async ({ parts, viewer, body }) =>
    presentDraft(await createProgram(parts, viewer, body)),
  ),
  serve(endpoints.getProgramDraft, async ({ parts, viewer, params }) =>
    presentDraft(await getDraft(parts, viewer, params.programId)),
  ),
  serve(endpoints.changeProgram, async ({ parts, viewer, params, body }) =>
    presentDraft(await changeProgram(parts, viewer, params.programId, body)),
  ),
  serve(endpoints.publishProgram, async ({ parts, viewer, params, body }) =>
    presentDraft(await publishProgram(parts, viewer, params.programId, body)),
  ),
  serve(endpoints.withdrawProgram, async ({ parts, viewer, params }) =>
    presentDraft(await withdrawProgram(parts, viewer, params.programId)),
  ),
  serve(
    endpoints.copyProgram,
    async ({ parts, viewer, params }) => presentDraft(await copyProgram(parts, viewer, params.programId)),
    { mayRepeat: ({ parts, viewer, params }) => mayCopy(parts, viewer, params.programId) },
  ),
  serve(endpoints.deleteProgram, ({ parts, viewer, params }) =>
    deleteProgram(parts, viewer, params.programId),
  ),
];
