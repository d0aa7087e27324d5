import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { pageQuery } from '../http/paging.ts';
import { competitionParams } from './competition.schema.ts';
import {
  eligibilityOverride,
  entriesQuery,
  entryCount,
  entryFit,
  entryFitQuery,
  entryMove,
  entryParams,
  entryPatch,
  entryReply,
  newEntry,
} from './entry.schema.ts';

export const listEntries = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/entries',
  summary: 'The entries of a competition by bib, by words, division and state',
  access: 'public',
  params: competitionParams,
  query: entriesQuery,
  data: z.array(entryReply),
  shape: 'list',
  errors: [],
});

export const countEntries = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/entry-counts',
  summary: 'How many entries of a competition are in each state',
  access: 'public',
  params: competitionParams,
  data: z.array(entryCount),
  errors: [],
});

export const listEligibilityOverrides = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/eligibility-overrides',
  summary: 'Athletes whom the staff let in a division that they don’t fit, newest first',
  access: { owner: 'competition' },
  params: competitionParams,
  query: z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
  data: z.array(eligibilityOverride),
  shape: 'list',
  errors: [],
});

export const getEntryFit = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/entries/:entryId/fit',
  summary: 'Whether the people of an entry fit a division: age, gender, team size and mix',
  access: { owner: 'competition' },
  params: entryParams,
  query: entryFitQuery,
  data: entryFit,
  errors: ['unknown_division'],
});

export const createEntry = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/entries',
  summary: 'Add an entry',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newEntry,
  data: entryReply,
  status: 201,
  idempotency: 'required',
  errors: [
    'competition_closed',
    'bib_taken',
    'division_full',
    'unknown_division',
    'unknown_country',
    'birth_date_too_late',
  ],
});

export const changeEntry = endpoint({
  method: 'PATCH',
  path: '/api/competitions/:competitionId/entries/:entryId',
  summary: 'Change an entry or move it to another division',
  access: { owner: 'competition' },
  params: entryParams,
  body: entryPatch,
  data: entryReply,
  errors: [
    'competition_closed',
    'bib_taken',
    'division_full',
    'unknown_division',
    'unknown_country',
    'birth_date_too_late',
  ],
});

export const moveEntry = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/entries/:entryId/state',
  summary: 'Withdraw or disqualify an entry, or undo it',
  access: { owner: 'competition' },
  params: entryParams,
  body: entryMove,
  data: entryReply,
  idempotency: 'optional',
  errors: ['competition_closed', 'move_not_allowed', 'division_full'],
});
