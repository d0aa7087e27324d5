import * as endpoints from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { deleteDraft } from './draft-deletion.service.ts';

export const draftDeletionRoutes: readonly Route[] = [
  serve(endpoints.deleteCompetition, ({ parts, viewer, params }) =>
    deleteDraft(parts, viewer, params.competitionId),
  ),
];
