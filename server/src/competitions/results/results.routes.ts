import { listPersonResults as listPersonResultsEndpoint } from '@chalkline/contract/competitions/results.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentResult } from './results.present.ts';
import { listPersonResults } from './results.service.ts';

export const resultRoutes: readonly Route[] = [
  serve(listPersonResultsEndpoint, async ({ parts, viewer, params, query }) =>
    presentPage(await listPersonResults(parts, viewer, params.personId, query), presentResult),
  ),
];
