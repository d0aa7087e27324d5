import * as endpoints from '@chalkline/contract/groups/members.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import {
  acceptInvite,
  createInvite,
  listInvites,
  openInvite,
  revokeInvite,
} from '../invites/invites.service.ts';
import { changeBelonging, joinGroup, leaveGroup } from '../members/members.join.service.ts';
import {
  acceptMember,
  banMember,
  changeRole,
  inviteMember,
  removeMember,
  transferGroup,
} from '../members/members.manage.service.ts';
import { muteFor, unmute } from '../members/members.moderate.service.ts';
import { presentMember } from '../members/members.present.ts';
import { listMembers } from '../members/members.service.ts';
import { presentGroup } from './groups.present.ts';
import { shown } from './groups.service.ts';

export const memberRoutes: readonly Route[] = [
  serve(endpoints.joinGroup, async ({ parts, viewer, params }) =>
    presentGroup(await shown(parts, viewer, await joinGroup(parts, viewer, params.groupId))),
  ),
  serve(endpoints.leaveGroup, async ({ parts, viewer, params }) => leaveGroup(parts, viewer, params.groupId)),
  serve(endpoints.changeBelonging, async ({ parts, viewer, params, body }) =>
    presentGroup(await shown(parts, viewer, await changeBelonging(parts, viewer, params.groupId, body))),
  ),
  serve(endpoints.listMembers, async ({ parts, viewer, params, query }) =>
    presentPage(await listMembers(parts, viewer, params.groupId, query), presentMember),
  ),
  serve(endpoints.changeRole, async ({ parts, viewer, params, body }) =>
    presentMember(await changeRole(parts, viewer, params, body)),
  ),
  serve(endpoints.acceptMember, async ({ parts, viewer, params }) =>
    presentMember(await acceptMember(parts, viewer, params)),
  ),
  serve(endpoints.removeMember, async ({ parts, viewer, params }) => removeMember(parts, viewer, params)),
  serve(endpoints.banMember, async ({ parts, viewer, params, body }) =>
    presentMember(await banMember(parts, viewer, params, body)),
  ),
  serve(endpoints.muteMember, async ({ parts, viewer, params, body }) =>
    presentMember(await muteFor(parts, viewer, params, body)),
  ),
  serve(endpoints.unmuteMember, async ({ parts, viewer, params }) =>
    presentMember(await unmute(parts, viewer, params)),
  ),
  serve(endpoints.inviteMember, async ({ parts, viewer, params, body }) =>
    presentMember(await inviteMember(parts, viewer, params.groupId, body)),
  ),
  serve(endpoints.transferGroup, async ({ parts, viewer, params, body }) =>
    presentGroup(await shown(parts, viewer, await transferGroup(parts, viewer, params.groupId, body))),
  ),
  serve(endpoints.listInvites, async ({ parts, viewer, params }) =>
    listInvites(parts, viewer, params.groupId),
  ),
  serve(endpoints.createInvite, async ({ parts, viewer, params, body }) =>
    createInvite(parts, viewer, params.groupId, body),
  ),
  serve(endpoints.revokeInvite, async ({ parts, viewer, params }) => revokeInvite(parts, viewer, params)),
  serve(endpoints.openInvite, async ({ parts, viewer, params }) =>
    presentGroup(await shown(parts, viewer, await openInvite(parts, viewer, params.token))),
  ),
  serve(endpoints.acceptInvite, async ({ parts, viewer, params }) =>
    presentGroup(await shown(parts, viewer, await acceptInvite(parts, viewer, params.token))),
  ),
];
