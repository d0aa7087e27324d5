import {
  exportOverview as exportEndpoint,
  getDesk as getDeskEndpoint,
  getOverview as getEndpoint,
} from '@chalkline/contract/overview/overview.endpoints.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import type { SharedThingKind } from '../platform/pages/shared-things.ts';
import { exportOverview, getOverview } from './overview.service.ts';
import { getDesk } from './waiting.service.ts';

export const overviewRoutes = (kinds: readonly SharedThingKind[]): readonly Route[] => [
  serve(getEndpoint, ({ parts, viewer, query }) => getOverview(parts, kinds, viewer, query.days)),
  serve(exportEndpoint, ({ parts, viewer, query }) => exportOverview(parts, viewer, query.days)),
  serve(getDeskEndpoint, ({ parts, viewer }) => getDesk(parts, viewer)),
];
