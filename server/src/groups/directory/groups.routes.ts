import * as endpoints from '@chalkline/contract/groups/groups.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import {
  createCommunity,
  createGroup,
  deleteGroup,
  editCommunity,
  editGroup,
  restoreGroup,
} from './groups.change.service.ts';
import { presentCommunity, presentGroup, presentMyGroup } from './groups.present.ts';
import {
  getCommunity,
  getGroup,
  listCommunities,
  listMyGroups,
  listOrganizationGroups,
  listOwnedCommunities,
  listPersonGroups,
} from './groups.service.ts';

export const groupRoutes: readonly Route[] = [
  serve(endpoints.listCommunities, async ({ parts, viewer, query }) =>
    presentPage(await listCommunities(parts, viewer, query), presentGroup),
  ),
  serve(endpoints.listOrganizationGroups, async ({ parts, viewer, query }) =>
    presentPage(await listOrganizationGroups(parts, viewer, query), presentGroup),
  ),
  serve(endpoints.getCommunity, async ({ parts, viewer, query }) =>
    presentCommunity(await getCommunity(parts, viewer, query.community_id)),
  ),
  serve(endpoints.listOwnedCommunities, async ({ parts, viewer, query }) =>
    presentPage(await listOwnedCommunities(parts, viewer, query), presentGroup),
  ),
  serve(endpoints.createCommunity, async ({ parts, viewer, body }) =>
    presentGroup(await createCommunity(parts, viewer, body)),
  ),
  serve(endpoints.editCommunity, async ({ parts, viewer, body }) =>
    presentGroup(await editCommunity(parts, viewer, body)),
  ),
  serve(endpoints.deleteCommunity, async ({ parts, viewer, body }) =>
    presentGroup(await deleteGroup(parts, viewer, { id: body.community_id, isCommunity: true })),
  ),
  serve(endpoints.listMyGroups, async ({ parts, viewer, query }) =>
    presentPage(await listMyGroups(parts, viewer, query), presentMyGroup),
  ),
  serve(endpoints.listPersonGroups, async ({ parts, viewer, params, query }) =>
    presentPage(await listPersonGroups(parts, viewer, params.personId, query), presentGroup),
  ),
  serve(endpoints.getGroup, async ({ parts, viewer, query }) =>
    presentGroup(await getGroup(parts, viewer, query.group_id)),
  ),
  serve(endpoints.createGroup, async ({ parts, viewer, body, files }) =>
    presentGroup(await createGroup(parts, viewer, body, files.image)),
  ),
  serve(endpoints.editGroup, async ({ parts, viewer, body, files }) =>
    presentGroup(await editGroup(parts, viewer, body, files.image)),
  ),
  serve(endpoints.deleteGroup, async ({ parts, viewer, body }) =>
    presentGroup(await deleteGroup(parts, viewer, { id: body.group_id, isCommunity: false })),
  ),
  serve(endpoints.restoreGroup, async ({ parts, viewer, params }) =>
    presentGroup(await restoreGroup(parts, viewer, params.groupId)),
  ),
];
