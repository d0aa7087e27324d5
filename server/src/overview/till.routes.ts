import * as endpoints from '@chalkline/contract/overview/till.endpoints.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { presentTill } from './till.present.ts';
import { countTill, getTill } from './till.service.ts';

export const tillRoutes: readonly Route[] = [
  serve(endpoints.getTill, async ({ parts, viewer, query }) =>
    presentTill(await getTill(parts, viewer, query)),
  ),
  serve(endpoints.countTill, async ({ parts, viewer, body }) =>
    presentTill(await countTill(parts, viewer, body)),
  ),
];
