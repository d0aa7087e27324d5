import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { groupParams, groupReply, memberReply } from './group.schema.ts';
import {
  belongingPatch,
  inviteCodeParams,
  inviteParams,
  inviteReply,
  memberParams,
  membersQuery,
  newBan,
  newInvite,
  newMemberInvitation,
  newMute,
  newOwner,
  rolePatch,
} from './member.schema.ts';

const often = { times: 60, perSeconds: 3600 } as const;

export const joinGroup = endpoint({
  method: 'PUT',
  path: '/api/groups/:groupId/belonging',
  summary: 'Join, accept an invitation, or ask to join',
  access: { owner: 'group' },
  params: groupParams,
  data: groupReply,
  rateLimit: often,
  errors: ['group_archived'],
});

export const leaveGroup = endpoint({
  method: 'DELETE',
  path: '/api/groups/:groupId/belonging',
  summary: 'Leave with all groups of a community, take back a request, or decline an invitation',
  access: { owner: 'group' },
  params: groupParams,
  data: z.null(),
  errors: ['last_owner'],
});

export const changeBelonging = endpoint({
  method: 'PATCH',
  path: '/api/groups/:groupId/belonging',
  summary: 'Choose which notifications I get from a group',
  access: { owner: 'group' },
  params: groupParams,
  body: belongingPatch,
  data: groupReply,
  errors: [],
});

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/members',
  summary: 'List members, owners first; requests, invitations and bans for moderators',
  access: { owner: 'group' },
  params: groupParams,
  query: membersQuery,
  data: z.array(memberReply),
  shape: 'list',
  errors: ['group_archived'],
});

export const changeRole = endpoint({
  method: 'PATCH',
  path: '/api/groups/:groupId/members/:personId',
  summary: 'Change a member’s role',
  access: { owner: 'group' },
  params: memberParams,
  body: rolePatch,
  data: memberReply,
  errors: ['last_owner', 'state_changed', 'group_archived'],
});

export const acceptMember = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/members/:personId/acceptance',
  summary: 'Accept a request to join',
  access: { owner: 'group' },
  params: memberParams,
  data: memberReply,
  errors: ['state_changed', 'not_in_community', 'group_archived'],
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/groups/:groupId/members/:personId',
  summary: 'Remove a member, decline a request, withdraw an invitation, or lift a ban',
  access: { owner: 'group' },
  params: memberParams,
  data: z.null(),
  errors: ['group_archived'],
});

export const banMember = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/members/:personId/ban',
  summary: 'Remove a person and keep them out, with a reason that they read and can appeal',
  access: { owner: 'group' },
  params: memberParams,
  body: newBan,
  data: memberReply,
  errors: ['group_archived'],
});

export const muteMember = endpoint({
  method: 'PUT',
  path: '/api/groups/:groupId/members/:personId/mute',
  summary: 'Keep a member from posting and commenting for some days',
  access: { owner: 'group' },
  params: memberParams,
  body: newMute,
  data: memberReply,
  errors: ['group_archived'],
});

export const unmuteMember = endpoint({
  method: 'DELETE',
  path: '/api/groups/:groupId/members/:personId/mute',
  summary: 'Let a muted member post and comment again',
  access: { owner: 'group' },
  params: memberParams,
  data: memberReply,
  errors: ['group_archived'],
});

export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/invitations',
  summary: 'Invite a person by handle',
  access: { owner: 'group' },
  params: groupParams,
  body: newMemberInvitation,
  data: memberReply,
  rateLimit: often,
  errors: [
    'person_unknown',
    'not_in_community',
    'already_member',
    'group_archived',
    'event_canceled',
    'event_over',
  ],
});

export const transferGroup = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/owner',
  summary: 'Hand ownership to another member and stay as moderator',
  access: { owner: 'group' },
  params: groupParams,
  body: newOwner,
  data: groupReply,
  errors: ['state_changed', 'group_archived'],
});

export const listInvites = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/invites',
  summary: 'List invite links that still work',
  access: { owner: 'group' },
  params: groupParams,
  data: z.array(inviteReply),
  errors: ['group_archived'],
});

export const createInvite = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/invites',
  summary: 'Create an invite link, good for 7 days',
  access: { owner: 'group' },
  params: groupParams,
  body: newInvite,
  data: inviteReply,
  status: 201,
  rateLimit: often,
  errors: ['too_many_invites', 'group_archived', 'event_canceled', 'event_over'],
});

export const revokeInvite = endpoint({
  method: 'DELETE',
  path: '/api/groups/:groupId/invites/:inviteId',
  summary: 'Revoke an invite link',
  access: { owner: 'group' },
  params: inviteParams,
  data: z.null(),
  errors: ['group_archived'],
});

export const openInvite = endpoint({
  method: 'GET',
  path: '/api/group-invites/:token',
  summary: 'See what an invite link leads to; this doesn’t use it',
  access: 'signed_in',
  params: inviteCodeParams,
  data: groupReply,
  rateLimit: often,
  errors: [],
});

export const acceptInvite = endpoint({
  method: 'POST',
  path: '/api/group-invites/:token',
  summary: 'Join by an invite link',
  access: 'signed_in',
  params: inviteCodeParams,
  data: groupReply,
  rateLimit: often,
  errors: ['invite_used_up', 'not_in_community', 'group_archived', 'event_canceled', 'event_over'],
});
