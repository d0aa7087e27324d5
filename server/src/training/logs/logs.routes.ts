import * as endpoints from '@chalkline/contract/training/training.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentLog, presentSet } from './logs.present.ts';
import { listLogs, putLog, putSet, removeLog, removeSet } from './logs.service.ts';

export const logRoutes: readonly Route[] = [
  serve(endpoints.listLogs, async ({ parts, viewer, query }) =>
    presentPage(await listLogs(parts, viewer, query), presentLog),
  ),
  serve(endpoints.putLog, async ({ parts, viewer, params, body }) =>
    presentLog(await putLog(parts, viewer, params.logId, body)),
  ),
  serve(endpoints.removeLog, ({ parts, viewer, params }) => removeLog(parts, viewer, params.logId)),
  serve(endpoints.putSet, async ({ parts, viewer, params, body }) =>
    presentSet(await putSet(parts, viewer, params, body)),
  ),
  serve(endpoints.removeSet, ({ parts, viewer, params }) => removeSet(parts, viewer, params)),
];
