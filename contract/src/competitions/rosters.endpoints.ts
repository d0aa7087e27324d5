import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams, competitionReply } from './competition.schema.ts';
import { registeredMember } from './registration.schema.ts';
import {
  askingTeam,
  joiningTeam,
  newCaptain,
  rosterMemberParams,
  rosterParams,
  rosterQuery,
  rosterReply,
  rosterRequestParams,
  rosterSummary,
  rostersQuery,
  teamAnswer,
  teamInviteGiven,
  teamName,
} from './roster.schema.ts';

const path = '/api/competitions/:competitionId/teams';

export const listRosters = endpoint({
  method: 'GET',
  path,
  summary: 'The teams of a competition by bib, with how many places are filled',
  access: 'public',
  params: competitionParams,
  query: rostersQuery,
  data: z.array(rosterSummary),
  shape: 'list',
  errors: [],
});

export const getRoster = endpoint({
  method: 'GET',
  path: `${path}/:entryId`,
  summary: 'One team: members, open places, and what the viewer may do',
  access: 'public',
  params: rosterParams,
  query: rosterQuery,
  data: rosterReply,
  errors: [],
});

export const renewTeamInvite = endpoint({
  method: 'PUT',
  path: `${path}/:entryId/invite`,
  summary: 'Make a new invite link for a team. The previous one stops working',
  access: 'signed_in',
  params: rosterParams,
  data: rosterReply,
  rateLimit: { times: 30, perSeconds: 3600 },
  errors: ['roster_locked'],
});

export const revokeTeamInvite = endpoint({
  method: 'DELETE',
  path: `${path}/:entryId/invite`,
  summary: 'Revoke the invite link of a team',
  access: 'signed_in',
  params: rosterParams,
  data: rosterReply,
  errors: ['roster_locked'],
});

export const joinTeam = endpoint({
  method: 'PUT',
  path: `${path}/:entryId/membership`,
  summary: 'Join a team with its invite link. Who is on it stays on it',
  access: 'signed_in',
  params: rosterParams,
  body: joiningTeam,
  data: rosterReply,
  rateLimit: { times: 30, perSeconds: 3600 },
  errors: ['roster_locked', 'team_full', 'already_on_team', 'not_eligible', 'team_link_expired'],
});

export const openTeamInvite = endpoint({
  method: 'PUT',
  path: `${path}/:entryId/admission`,
  summary: 'Let the holder of a team’s invite link see its private competition',
  access: 'signed_in',
  params: rosterParams,
  body: teamInviteGiven,
  data: competitionReply,
  rateLimit: { times: 30, perSeconds: 3600 },
  errors: ['team_link_expired'],
});

export const askForTeam = endpoint({
  method: 'PUT',
  path: `${path}/:entryId/request`,
  summary: 'Ask the captain for an open place. Asking again changes the message',
  access: 'signed_in',
  params: rosterParams,
  body: askingTeam,
  data: rosterReply,
  rateLimit: { times: 20, perSeconds: 3600 },
  errors: ['roster_locked', 'team_full', 'already_on_team', 'not_eligible'],
});

export const withdrawTeamRequest = endpoint({
  method: 'DELETE',
  path: `${path}/:entryId/request`,
  summary: 'Withdraw a request to join a team',
  access: 'signed_in',
  params: rosterParams,
  data: rosterReply,
  errors: [],
});

export const answerTeamRequest = endpoint({
  method: 'PUT',
  path: `${path}/:entryId/requests/:requestId`,
  summary: 'Accept or decline a request to join a team, as its captain',
  access: 'signed_in',
  params: rosterRequestParams,
  body: teamAnswer,
  data: rosterReply,
  errors: ['roster_locked', 'team_full', 'already_on_team', 'not_eligible'],
});

export const removeTeamMember = endpoint({
  method: 'DELETE',
  path: `${path}/:entryId/members/:memberId`,
  summary: 'Leave a team, or remove a member as its captain or staff',
  access: 'signed_in',
  params: rosterMemberParams,
  data: rosterReply,
  errors: ['roster_locked', 'captain_stays'],
});

export const addTeamMember = endpoint({
  method: 'POST',
  path: `${path}/:entryId/members`,
  summary: 'Name a member of a team as its captain or staff. They get an email to join',
  access: 'signed_in',
  params: rosterParams,
  body: registeredMember,
  data: rosterReply,
  status: 201,
  // Who is removed can be named again, and is mailed again.
  rateLimit: { times: 100, perSeconds: 86_400 },
  errors: ['roster_locked', 'team_full', 'member_listed', 'not_eligible'],
});

export const mailTeamMember = endpoint({
  method: 'PUT',
  path: `${path}/:entryId/members/:memberId/mail`,
  summary: 'Mail a member who hasn’t joined their invite again, once a day, as captain or staff',
  access: 'signed_in',
  params: rosterMemberParams,
  data: rosterReply,
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: ['roster_locked', 'member_mailed'],
});

export const setTeamCaptain = endpoint({
  method: 'PUT',
  path: `${path}/:entryId/captain`,
  summary: 'Make another member captain',
  access: 'signed_in',
  params: rosterParams,
  body: newCaptain,
  data: rosterReply,
  errors: ['roster_locked', 'captain_needs_account'],
});

export const renameTeam = endpoint({
  method: 'PUT',
  path: `${path}/:entryId/name`,
  summary: 'Rename a team as its captain',
  access: 'signed_in',
  params: rosterParams,
  body: teamName,
  data: rosterReply,
  errors: ['roster_locked'],
});

export const remindOfShares = endpoint({
  method: 'PUT',
  path: `${path}/:entryId/payment-reminder`,
  summary: 'Remind the members of a team who haven’t paid their share, once a day, as its captain',
  access: 'signed_in',
  params: rosterParams,
  data: rosterReply,
  rateLimit: { times: 20, perSeconds: 3600 },
  errors: ['team_paid', 'team_reminded'],
});
