import { getMe as getMeEndpoint } from '@chalkline/contract/accounts/people.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { getMe } from './people.me.service.ts';
import { presentMe } from './people.present.ts';

export const peopleRoutes: readonly Route[] = [
  serve(getMeEndpoint, async ({ parts, viewer }) => presentMe(await getMe(parts, viewer))),
];
