import { listDivisions as endpoint } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentDivisions } from './divisions.present.ts';
import { listDivisions } from './divisions.service.ts';

export const divisionRoutes: readonly Route[] = [
  serve(endpoint, async ({ parts, viewer, params }) =>
    presentDivisions(await listDivisions(parts, viewer, params.competitionId)),
  ),
];
