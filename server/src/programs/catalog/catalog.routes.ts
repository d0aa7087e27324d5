import * as endpoints from '@chalkline/contract/programs/programs.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentCard, presentCommunityProgram, presentProgram } from './catalog.present.ts';
import { getProgram, listCommunityPrograms, listPrograms } from './catalog.service.ts';

export const catalogRoutes: readonly Route[] = [
  serve(endpoints.listPrograms, async ({ parts, viewer, query }) =>
    presentPage(await listPrograms(parts, viewer, query), presentCard),
  ),
  serve(endpoints.listCommunityPrograms, async ({ parts, viewer, query }) =>
    presentPage(await listCommunityPrograms(parts, viewer, query), presentCommunityProgram),
  ),
  serve(endpoints.getProgram, async ({ parts, viewer, params }) =>
    presentProgram(await getProgram(parts, viewer, params.programId)),
  ),
];
