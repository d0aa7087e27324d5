import * as endpoints from '@chalkline/contract/competitions/entry-claims.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { claimEntry, declineEntryClaim, listMyEntryClaims } from './entry-claims.answer.service.ts';
import { presentEntryClaim, presentEntryClaims } from './entry-claims.present.ts';
import { inviteAthlete, listEntryClaims, withdrawEntryClaim } from './entry-claims.service.ts';

export const entryClaimRoutes: readonly Route[] = [
  serve(endpoints.listEntryClaims, async ({ parts, viewer, params }) =>
    presentEntryClaims(await listEntryClaims(parts, viewer, params.competitionId)),
  ),
  serve(endpoints.inviteAthlete, async ({ parts, viewer, params, body }) =>
    presentEntryClaim(await inviteAthlete(parts, viewer, params, body)),
  ),
  serve(endpoints.withdrawEntryClaim, ({ parts, viewer, params }) =>
    withdrawEntryClaim(parts, viewer, params),
  ),
  serve(endpoints.listMyEntryClaims, ({ parts, viewer }) => listMyEntryClaims(parts, viewer)),
  serve(endpoints.claimEntry, ({ parts, viewer, params }) => claimEntry(parts, viewer, params.entryId)),
  serve(endpoints.declineEntryClaim, ({ parts, viewer, params }) =>
    declineEntryClaim(parts, viewer, params.entryId),
  ),
];
