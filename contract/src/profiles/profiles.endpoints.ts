import { endpoint } from '../http/endpoint.ts';
import { handleChoice, personPage, personParams, profilePatch, profileReply } from './profile.schema.ts';

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profiles/me',
  summary: 'My profile, with who may see what of it',
  access: 'signed_in',
  data: profileReply,
  errors: [],
});

export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/api/profiles/me',
  summary: 'Change my profile; what is left out stays as it is',
  access: 'signed_in',
  body: profilePatch,
  data: profileReply,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: ['audience_too_wide', 'upload_unknown'],
});

export const changeHandle = endpoint({
  method: 'PUT',
  path: '/api/profiles/me/handle',
  summary: 'Take a handle; the one before is kept from others for 90 days',
  access: 'signed_in',
  body: handleChoice,
  data: profileReply,
  rateLimit: { times: 20, perSeconds: 3600 },
  errors: ['handle_taken', 'handle_reserved', 'handle_changed_lately'],
});

export const seePerson = endpoint({
  method: 'GET',
  path: '/api/profiles/:personId',
  summary: "A person's page, as far as whoever asks may see it",
  access: 'public',
  params: personParams,
  data: personPage,
  errors: [],
});
