import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import {
  confirmedCredential,
  credentialHolderParams,
  credentialHolderReply,
  credentialParams,
  credentialPatch,
  credentialReply,
  newCredential,
  statedCredential,
} from './credential.schema.ts';

const one = '/api/competitions/:competitionId/credentials/:credentialId';

export const listCredentials = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/credentials',
  summary: 'List the credentials of volunteers by name, with those you have',
  access: 'signed_in',
  params: competitionParams,
  data: z.array(credentialReply),
  errors: [],
});

export const createCredential = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/credentials',
  summary: 'Add a credential, such as a judge course, that roles of volunteers can require',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newCredential,
  data: credentialReply,
  status: 201,
  idempotency: 'required',
  errors: ['competition_closed', 'credential_name_taken', 'too_many_credentials'],
});

export const changeCredential = endpoint({
  method: 'PATCH',
  path: one,
  summary: 'Update a credential; people keep the shifts they have',
  access: { owner: 'competition' },
  params: credentialParams,
  body: credentialPatch,
  data: credentialReply,
  errors: ['competition_closed', 'credential_name_taken', 'state_changed'],
});

export const deleteCredential = endpoint({
  method: 'DELETE',
  path: one,
  summary: 'Delete a credential, with who has it',
  access: { owner: 'competition' },
  params: credentialParams,
  data: z.null(),
  errors: ['competition_closed'],
});

export const stateCredential = endpoint({
  method: 'PUT',
  path: `${one}/mine`,
  summary: 'State that you have a credential, or change your note',
  access: 'signed_in',
  params: credentialParams,
  body: statedCredential,
  data: credentialReply,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: ['competition_closed'],
});

export const withdrawCredential = endpoint({
  method: 'DELETE',
  path: `${one}/mine`,
  summary: 'Remove a credential of yours, also if it was confirmed',
  access: 'signed_in',
  params: credentialParams,
  data: credentialReply,
  errors: ['competition_closed'],
});

export const listCredentialHolders = endpoint({
  method: 'GET',
  path: `${one}/holders`,
  summary: 'List everyone who has stated a credential or has a shift, by name, with whether they have it',
  access: { owner: 'competition' },
  params: credentialParams,
  data: z.array(credentialHolderReply),
  errors: [],
});

export const confirmCredential = endpoint({
  method: 'PUT',
  path: `${one}/holders/:personId`,
  summary: 'Confirm that a volunteer has a credential, or undo it',
  access: { owner: 'competition' },
  params: credentialHolderParams,
  body: confirmedCredential,
  data: z.array(credentialHolderReply),
  errors: ['competition_closed'],
});
