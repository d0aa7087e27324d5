import * as endpoints from '@chalkline/contract/profiles/connections.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentConnection, presentListedPerson } from './connections.present.ts';
import {
  block,
  findPeople,
  follow,
  listBlocked,
  listFollows,
  seeConnection,
  unblock,
  unfollow,
} from './connections.service.ts';

export const connectionRoutes = (partings: Parameters<typeof block>[3]): readonly Route[] => [
  serve(endpoints.seeConnection, async ({ parts, viewer, params }) =>
    presentConnection(await seeConnection(parts, viewer, params.personId)),
  ),
  serve(endpoints.followPerson, async ({ parts, viewer, params }) =>
    presentConnection(await follow(parts, viewer, params.personId)),
  ),
  serve(endpoints.unfollowPerson, async ({ parts, viewer, params }) =>
    presentConnection(await unfollow(parts, viewer, params.personId)),
  ),
  serve(endpoints.blockPerson, async ({ parts, viewer, params }) =>
    block(parts, viewer, params.personId, partings),
  ),
  serve(endpoints.unblockPerson, async ({ parts, viewer, params }) =>
    unblock(parts, viewer, params.personId),
  ),
  serve(endpoints.findPeople, async ({ parts, viewer, query }) =>
    presentPage(await findPeople(parts, viewer, query), presentListedPerson),
  ),
  serve(endpoints.listBlocked, async ({ parts, viewer, query }) =>
    presentPage(await listBlocked(parts, viewer, query), presentListedPerson),
  ),
  serve(endpoints.listFollowers, async ({ parts, viewer, params, query }) =>
    presentPage(
      await listFollows(parts, viewer, { who: params.personId, side: 'followers' }, query),
      presentListedPerson,
    ),
  ),
  serve(endpoints.listFollowing, async ({ parts, viewer, params, query }) =>
    presentPage(
      await listFollows(parts, viewer, { who: params.personId, side: 'following' }, query),
      presentListedPerson,
    ),
  ),
];
