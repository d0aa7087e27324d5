import * as endpoints from '@chalkline/contract/competitions/following.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { addFollowed, followEntry, listFollowed, unfollowEntry } from './following.service.ts';

export const followingRoutes: readonly Route[] = [
  serve(endpoints.listFollowed, async ({ parts, viewer, params }) =>
    listFollowed(parts, viewer, params.competitionId),
  ),
  serve(endpoints.followEntry, async ({ parts, viewer, params }) => followEntry(parts, viewer, params)),
  serve(endpoints.unfollowEntry, async ({ parts, viewer, params }) => unfollowEntry(parts, viewer, params)),
  serve(endpoints.addFollowed, async ({ parts, viewer, params, body }) =>
    addFollowed(parts, viewer, params.competitionId, body),
  ),
];
