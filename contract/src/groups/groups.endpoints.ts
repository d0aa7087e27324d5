import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { imageLimits } from '../uploads/image-limits.ts';
import {
  communitiesQuery,
  communityDetailReply,
  communityIdInput,
  communityPatch,
  groupIdInput,
  groupParams,
  groupPatch,
  groupReply,
  myGroupReply,
  myGroupsQuery,
  newCommunity,
  newGroup,
  organizationGroupsQuery,
  ownerQuery,
  personGroupsParams,
  personGroupsQuery,
} from './group.schema.ts';

const makingLimit = { times: 20, perSeconds: 3600 } as const;
const image = {
  image: {
    maxBytes: imageLimits.bytes,
    required: false,
    description: 'JPEG, PNG, WebP, GIF or AVIF, at most 15 MB',
  },
} as const;
const imageErrors = [
  'image_unreadable',
  'image_too_many_pixels',
  'image_too_many_frames',
  'image_too_slow',
  'upload_quota_used',
  'upload_unknown',
] as const;

/** What is wrong with an activity’s or a challenge’s own facts. */
const factErrors = [
  'activity_type_unknown',
  'ends_before_start',
  'too_long_ahead',
  'target_missing',
  'goal_fixed',
  'ticket_type_unknown',
  'add_on_unknown',
  'currency_fixed',
  'currency_unsupported',
] as const;

export const listCommunities = endpoint({
  method: 'GET',
  path: '/mobileapis/get-communities-list',
  summary: 'List communities, newest first: all I may see, mine, or those I could join',
  access: 'public',
  query: communitiesQuery,
  data: z.array(groupReply),
  shape: 'list',
  errors: [],
});

export const getCommunity = endpoint({
  method: 'GET',
  path: '/mobileapis/get-community-detail',
  summary: 'Get a community with its first members, groups and next events',
  access: 'public',
  query: communityIdInput,
  data: communityDetailReply,
  errors: [],
});

export const listOwnedCommunities = endpoint({
  method: 'GET',
  path: '/mobileapis/get-user_owner_communities-list',
  summary: 'List the communities a person owns, as far as I may see them',
  access: 'public',
  query: ownerQuery,
  data: z.array(groupReply),
  shape: 'list',
  errors: [],
});

export const createCommunity = endpoint({
  method: 'POST',
  path: '/mobileapis/create-community',
  summary: 'Create a community',
  access: 'signed_in',
  body: newCommunity,
  data: groupReply,
  status: 201,
  idempotency: 'optional',
  rateLimit: makingLimit,
  errors: ['upload_unknown'],
});

export const editCommunity = endpoint({
  method: 'POST',
  path: '/mobileapis/edit-community',
  summary: 'Change a community',
  access: 'signed_in',
  body: communityPatch,
  data: groupReply,
  errors: ['upload_unknown', 'state_changed', 'group_archived'],
});

export const deleteCommunity = endpoint({
  method: 'POST',
  path: '/mobileapis/delete-community',
  summary: 'Delete a community with its groups; its owners can restore it for 30 days',
  access: 'signed_in',
  body: communityIdInput,
  data: groupReply,
  errors: ['group_archived', 'tickets_sold'],
});

export const listMyGroups = endpoint({
  method: 'GET',
  path: '/mobileapis/get-my-groups_v2',
  summary:
    'List the groups I’m in, invited to or waiting for, with unread counts; with a community, all of its groups I may see',
  access: 'signed_in',
  query: myGroupsQuery,
  data: z.array(myGroupReply),
  shape: 'list',
  errors: [],
});

export const listOrganizationGroups = endpoint({
  method: 'GET',
  path: '/api/organizations/mine/groups',
  summary:
    'List what my company has, newest first: its communities, groups, and the events, activities and challenges that aren’t over',
  access: 'signed_in',
  query: organizationGroupsQuery,
  data: z.array(groupReply),
  shape: 'list',
  errors: [],
});

export const listPersonGroups = endpoint({
  method: 'GET',
  path: '/api/profiles/:personId/groups',
  summary: 'List the communities and groups that a person is in, where I may see the members, newest first',
  access: 'public',
  params: personGroupsParams,
  query: personGroupsQuery,
  data: z.array(groupReply),
  shape: 'list',
  errors: [],
});

export const getGroup = endpoint({
  method: 'GET',
  path: '/mobileapis/get-group-info_v2',
  summary: 'Get a group of any type',
  access: 'public',
  query: groupIdInput,
  data: groupReply,
  errors: [],
});

export const createGroup = endpoint({
  method: 'POST',
  path: '/mobileapis/create-group_v2',
  summary: 'Create a group, event, activity or challenge, alone or in a community',
  idempotency: 'optional',
  access: 'signed_in',
  body: newGroup,
  files: image,
  data: groupReply,
  status: 201,
  rateLimit: makingLimit,
  errors: [...factErrors, 'visibility_needs_community', 'group_archived', ...imageErrors],
});

export const editGroup = endpoint({
  method: 'POST',
  path: '/mobileapis/group-info_v2',
  summary: 'Change a group, event, activity or challenge',
  access: 'signed_in',
  body: groupPatch,
  files: image,
  data: groupReply,
  errors: [...factErrors, 'visibility_needs_community', 'state_changed', 'group_archived', ...imageErrors],
});

export const deleteGroup = endpoint({
  method: 'POST',
  path: '/mobileapis/delete-group_v2',
  summary: 'Delete a group; its owners can restore it for 30 days',
  access: 'signed_in',
  body: groupIdInput,
  data: groupReply,
  errors: ['group_archived', 'tickets_sold'],
});

export const restoreGroup = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/restore',
  summary: 'Restore a deleted group or community, with the groups that were deleted with it',
  access: { owner: 'group' },
  params: groupParams,
  data: groupReply,
  errors: ['state_changed', 'group_archived'],
});
