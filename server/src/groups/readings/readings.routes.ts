import * as endpoints from '@chalkline/contract/groups/readings.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentReading } from './readings.present.ts';
import { listReadings, openWithReason } from './readings.service.ts';

export const readingRoutes: readonly Route[] = [
  serve(endpoints.openWithReason, async ({ parts, viewer, params, body }) =>
    presentReading(await openWithReason(parts, viewer, params.groupId, body)),
  ),
  serve(endpoints.listReadings, async ({ parts, viewer, params, query }) =>
    presentPage(await listReadings(parts, viewer, params.groupId, query), presentReading),
  ),
];
