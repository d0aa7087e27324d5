import * as endpoints from '@chalkline/contract/competitions/check-ins.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentCheckIn } from './check-ins.present.ts';
import { countCheckIns, exportCheckIns, listCheckIns, setCheckIn } from './check-ins.service.ts';

export const checkInRoutes: readonly Route[] = [
  serve(endpoints.listCheckIns, async ({ parts, viewer, params, query }) =>
    presentPage(await listCheckIns(parts, viewer, params.competitionId, query), presentCheckIn),
  ),
  serve(endpoints.countCheckIns, ({ parts, viewer, params }) =>
    countCheckIns(parts, viewer, params.competitionId),
  ),
  serve(endpoints.setCheckIn, async ({ parts, viewer, params, body }) =>
    presentCheckIn(await setCheckIn(parts, viewer, params, body)),
  ),
  serve(endpoints.exportCheckIns, ({ parts, viewer, params }) =>
    exportCheckIns(parts, viewer, params.competitionId),
  ),
];
