import * as endpoints from '@chalkline/contract/search/search.endpoints.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { searchEverything } from './search.service.ts';

export const searchRoutes: readonly Route[] = [
  serve(endpoints.searchEverything, ({ parts, viewer, query }) => searchEverything(parts, viewer, query)),
];
