import * as endpoints from '@chalkline/contract/competitions/live-floor.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentFloor } from './live-floors.present.ts';
import { listLiveFloors } from './live-floors.service.ts';

export const liveFloorRoutes: readonly Route[] = [
  serve(endpoints.listLiveFloors, async ({ parts, query }) =>
    presentPage(await listLiveFloors(parts, query), presentFloor),
  ),
];
