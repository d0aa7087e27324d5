import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import { entryParams } from './entry.schema.ts';
import {
  claimedEntry,
  entryClaimReply,
  myEntryClaim,
  myEntryClaimParams,
  newEntryClaim,
} from './entry-claim.schema.ts';

export const listEntryClaims = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/entry-claims',
  summary: 'List invitations to claim an entry',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(entryClaimReply),
  errors: [],
});

export const inviteAthlete = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/entries/:entryId/claim',
  summary: 'Invite an athlete by email to claim their entry',
  access: { owner: 'competition' },
  params: entryParams,
  body: newEntryClaim,
  data: entryClaimReply,
  rateLimit: { times: 120, perSeconds: 3600 },
  errors: ['entry_claimed'],
});

export const withdrawEntryClaim = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/entries/:entryId/claim',
  summary: 'Withdraw an invitation to claim an entry',
  access: { owner: 'competition' },
  params: entryParams,
  data: z.null(),
  errors: [],
});

export const listMyEntryClaims = endpoint({
  method: 'GET',
  path: '/api/my/entry-claims',
  summary: 'List entries with your email that you can claim',
  access: 'signed_in',
  data: z.array(myEntryClaim),
  errors: [],
});

export const claimEntry = endpoint({
  method: 'POST',
  path: '/api/my/entry-claims/:entryId/acceptance',
  summary: 'Claim an entry as yours',
  access: { owner: 'entry' },
  params: myEntryClaimParams,
  data: claimedEntry,
  status: 201,
  errors: ['already_in_division', 'team_full'],
});

export const declineEntryClaim = endpoint({
  method: 'DELETE',
  path: '/api/my/entry-claims/:entryId',
  summary: 'Say that an entry is not yours',
  access: { owner: 'entry' },
  params: myEntryClaimParams,
  data: z.null(),
  errors: [],
});
