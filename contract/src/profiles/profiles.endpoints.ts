import { endpoint } from '../http/endpoint.ts';
import { handleChoice, personPage, personParams, profilePatch, profileReply } from './profile.schema.ts';

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profiles/me',
  summary: 'Get your profile and its privacy settings',
  access: 'signed_in',
  data: profileReply,
  errors: [],
});

export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/api/profiles/me',
  summary: 'Update your profile; omitted fields stay, and `was` guards those that changed elsewhere',
  access: 'signed_in',
  body: profilePatch,
  data: profileReply,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: ['audience_too_wide', 'upload_unknown', 'state_changed'],
});

export const changeHandle = endpoint({
  method: 'PUT',
  path: '/api/profiles/me/handle',
  summary: 'Change your handle; the old one stays reserved for 90 days',
  access: 'signed_in',
  body: handleChoice,
  data: profileReply,
  rateLimit: { times: 20, perSeconds: 3600 },
  errors: ['handle_taken', 'handle_reserved', 'handle_changed_lately'],
});

export const seePerson = endpoint({
  method: 'GET',
  path: '/api/profiles/:personId',
  summary: 'Get a person’s profile, limited to what you may see',
  access: 'public',
  params: personParams,
  data: personPage,
  errors: [],
});
