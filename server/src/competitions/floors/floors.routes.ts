import * as endpoints from '@chalkline/contract/competitions/floors.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { presentFloor, presentFloors } from './floors.present.ts';
import { changeFloor, createFloor, deleteFloor, listFloors } from './floors.service.ts';

export const floorRoutes: readonly Route[] = [
  serve(endpoints.listFloors, async ({ parts, viewer, params }) =>
    presentFloors(await listFloors(parts, viewer, params.competitionId)),
  ),
  serve(
    endpoints.createFloor,
    async ({ parts, viewer, params, body }) =>
      presentFloor(await createFloor(parts, viewer, params.competitionId, body)),
    { mayRepeat: stillHas('edit') },
  ),
  serve(endpoints.changeFloor, async ({ parts, viewer, params, body }) =>
    presentFloor(await changeFloor(parts, viewer, params, body)),
  ),
  serve(endpoints.deleteFloor, async ({ parts, viewer, params }) => deleteFloor(parts, viewer, params)),
];
