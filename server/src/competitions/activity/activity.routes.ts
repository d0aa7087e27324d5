import * as endpoints from '@chalkline/contract/competitions/activity.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { listActivity } from './activity.service.ts';
import { undoActivity } from './activity.undo.service.ts';

export const activityRoutes: readonly Route[] = [
  serve(endpoints.listActivity, ({ parts, viewer, params, query }) =>
    listActivity(parts, viewer, params.competitionId, query),
  ),
  serve(
    endpoints.undoActivity,
    ({ parts, viewer, params, body }) => undoActivity(parts, viewer, params, body),
    { mayRepeat: stillHas('manageEntries') },
  ),
];
