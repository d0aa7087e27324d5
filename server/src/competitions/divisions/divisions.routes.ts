import * as endpoints from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { orderDivisions } from './divisions.order.service.ts';
import { presentDivision, presentDivisions } from './divisions.present.ts';
import { changeDivision, createDivision, deleteDivision, listDivisions } from './divisions.service.ts';

export const divisionRoutes: readonly Route[] = [
  serve(endpoints.listDivisions, async ({ parts, viewer, params }) =>
    presentDivisions(await listDivisions(parts, viewer, params.competitionId)),
  ),
  serve(endpoints.createDivision, async ({ parts, viewer, params, body }) =>
    presentDivision(await createDivision(parts, viewer, params.competitionId, body)),
  ),
  serve(endpoints.changeDivision, async ({ parts, viewer, params, body }) =>
    presentDivision(await changeDivision(parts, viewer, params, body)),
  ),
  serve(endpoints.orderDivisions, async ({ parts, viewer, params, body }) =>
    presentDivisions(await orderDivisions(parts, viewer, params.competitionId, body)),
  ),
  serve(endpoints.deleteDivision, async ({ parts, viewer, params }) => deleteDivision(parts, viewer, params)),
];
