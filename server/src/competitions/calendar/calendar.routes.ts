import * as endpoints from '@chalkline/contract/competitions/calendar.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { getCompetitionCalendar } from './calendar.service.ts';

export const calendarRoutes: readonly Route[] = [
  serve(endpoints.getCompetitionCalendar, ({ parts, viewer, params }) =>
    getCompetitionCalendar(parts, viewer, params.competitionId),
  ),
];
