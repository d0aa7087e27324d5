import { getOverview as endpoint } from '@chalkline/contract/overview/overview.endpoints.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import type { SharedThingKind } from '../platform/pages/shared-things.ts';
import { presentOverview } from './overview.present.ts';
import { getOverview } from './overview.service.ts';

export const overviewRoutes = (kinds: readonly SharedThingKind[]): readonly Route[] => [
  serve(endpoint, async ({ parts, viewer }) => presentOverview(await getOverview(parts, kinds, viewer))),
];
