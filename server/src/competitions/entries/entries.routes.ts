import * as endpoints from '@chalkline/contract/competitions/entries.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { getEntryFit, listOverrides } from './eligibility-overrides.service.ts';
import { changeEntry, createEntry } from './entries.change.service.ts';
import { presentEntry } from './entries.present.ts';
import { countEntriesByState, listEntries } from './entries.service.ts';

export const entryRoutes: readonly Route[] = [
  serve(endpoints.listEntries, async ({ parts, viewer, params, query }) =>
    presentPage(await listEntries(parts, viewer, params.competitionId, query), presentEntry),
  ),
  serve(endpoints.countEntries, ({ parts, viewer, params }) =>
    countEntriesByState(parts, viewer, params.competitionId),
  ),
  serve(endpoints.listEligibilityOverrides, ({ parts, viewer, params, query }) =>
    listOverrides(parts, viewer, params.competitionId, query),
  ),
  serve(endpoints.getEntryFit, ({ parts, viewer, params, query }) =>
    getEntryFit(parts, viewer, params, query),
  ),
  serve(
    endpoints.createEntry,
    async ({ parts, viewer, params, body }) =>
      presentEntry(await createEntry(parts, viewer, params.competitionId, body)),
    { mayRepeat: stillHas('manageEntries') },
  ),
  serve(endpoints.changeEntry, async ({ parts, viewer, params, body }) =>
    presentEntry(await changeEntry(parts, viewer, params, body)),
  ),
];
