import * as endpoints from '@chalkline/contract/profiles/presence.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { sayHere } from './presence.service.ts';

export const presenceRoutes: readonly Route[] = [
  serve(endpoints.sayHere, async ({ parts, viewer }) => sayHere(parts, viewer)),
];
