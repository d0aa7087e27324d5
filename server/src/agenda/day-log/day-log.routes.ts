import { listLoggedDays as listLoggedDaysEndpoint } from '@chalkline/contract/agenda/agenda.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { listLoggedDays } from './day-log.service.ts';

export const dayLogRoutes: readonly Route[] = [
  serve(listLoggedDaysEndpoint, ({ parts, viewer, query }) => listLoggedDays(parts, viewer, query)),
];
