import { getRevenues as endpoint } from '@chalkline/contract/checkout/revenues.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { getRevenues } from './revenues.service.ts';

export const revenueRoutes: readonly Route[] = [
  serve(endpoint, ({ parts, viewer, params, query }) => getRevenues(parts, viewer, params.as, query)),
];
