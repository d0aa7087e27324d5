import * as endpoints from '@chalkline/contract/competitions/entry-merges.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { presentEntry } from '../entries/entries.present.ts';
import { dismissDuplicate, listDuplicates } from './duplicates.service.ts';
import { previewMerge } from './entry-merges.preview.service.ts';
import { mergeEntries } from './entry-merges.service.ts';

export const entryMergeRoutes: readonly Route[] = [
  serve(endpoints.listDuplicates, ({ parts, viewer, params }) =>
    listDuplicates(parts, viewer, params.competitionId),
  ),
  serve(endpoints.dismissDuplicate, ({ parts, viewer, params, body }) =>
    dismissDuplicate(parts, viewer, params.competitionId, body),
  ),
  serve(endpoints.previewMerge, ({ parts, viewer, params, query }) =>
    previewMerge(parts, viewer, params, query.otherId),
  ),
  serve(
    endpoints.mergeEntries,
    async ({ parts, viewer, params, body }) => presentEntry(await mergeEntries(parts, viewer, params, body)),
    { mayRepeat: stillHas('manageEntries') },
  ),
];
