import * as endpoints from '@chalkline/contract/competitions/schedule.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { presentSchedule, presentScheduleItem } from './schedule.present.ts';
import {
  changeScheduleItem,
  createScheduleItem,
  deleteScheduleItem,
  listSchedule,
} from './schedule.service.ts';

export const scheduleRoutes: readonly Route[] = [
  serve(endpoints.listSchedule, async ({ parts, viewer, params }) =>
    presentSchedule(await listSchedule(parts, viewer, params.competitionId)),
  ),
  serve(
    endpoints.createScheduleItem,
    async ({ parts, viewer, params, body }) =>
      presentScheduleItem(await createScheduleItem(parts, viewer, params.competitionId, body)),
    { mayRepeat: stillHas('edit') },
  ),
  serve(endpoints.changeScheduleItem, async ({ parts, viewer, params, body }) =>
    presentScheduleItem(await changeScheduleItem(parts, viewer, params, body)),
  ),
  serve(endpoints.deleteScheduleItem, async ({ parts, viewer, params }) =>
    deleteScheduleItem(parts, viewer, params),
  ),
];
