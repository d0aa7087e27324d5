import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import { entryParams, entryReply } from './entry.schema.ts';
import {
  duplicateDismissal,
  duplicatePair,
  entryMerge,
  entryMergeQuery,
  mergePreview,
} from './entry-merge.schema.ts';

export const listDuplicates = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/duplicates',
  summary: 'List pairs of entries that may be the same athlete, by bib',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(duplicatePair),
  errors: [],
});

export const dismissDuplicate = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/duplicates/dismissals',
  summary: 'Say that two entries aren’t the same athlete',
  access: { owner: 'competition' },
  params: competitionParams,
  body: duplicateDismissal,
  data: z.null(),
  errors: ['competition_closed', 'unknown_entry'],
});

export const previewMerge = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/entries/:entryId/merge',
  summary: 'Show two entries side by side before they are merged',
  access: { owner: 'competition' },
  params: entryParams,
  query: entryMergeQuery,
  data: mergePreview,
  errors: ['unknown_entry'],
});

export const mergeEntries = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/entries/:entryId/merge',
  summary: 'Merge another entry of the same athlete into this one',
  access: { owner: 'competition' },
  params: entryParams,
  body: entryMerge,
  data: entryReply,
  idempotency: 'required',
  errors: ['competition_closed', 'unknown_entry', 'entries_not_mergeable', 'merge_needs_choice'],
});
