import { getFilters } from '@chalkline/contract/events/events.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { readFilters } from './filters.service.ts';

export const filterRoutes: readonly Route[] = [
  serve(getFilters, ({ parts, viewer }) => readFilters(parts, viewer)),
];
