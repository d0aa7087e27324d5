import {
  getMe as getMeEndpoint,
  learnZone as learnZoneEndpoint,
} from '@chalkline/contract/accounts/people.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentMe } from './people.present.ts';
import { getMe, learnZone } from './people.service.ts';

export const peopleRoutes: readonly Route[] = [
  serve(getMeEndpoint, async ({ parts, viewer }) =>
    presentMe(await getMe(parts, viewer), viewer.accountType),
  ),
  serve(learnZoneEndpoint, ({ parts, viewer, body }) => learnZone(parts, viewer, body)),
];
