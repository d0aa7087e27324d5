import * as endpoints from '@chalkline/contract/competitions/publications.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { listFrozenBoards } from './publications.frozen.service.ts';
import { presentFreeze, presentFrozenBoards, presentPublications } from './publications.present.ts';
import { freezeBoard, listPublications, movePublications, setEmbargo } from './publications.service.ts';

export const publicationRoutes: readonly Route[] = [
  serve(endpoints.listPublications, async ({ parts, viewer, params }) =>
    presentPublications(await listPublications(parts, viewer, params.competitionId)),
  ),
  serve(
    endpoints.movePublications,
    async ({ parts, viewer, params, body }) =>
      presentPublications(await movePublications(parts, viewer, params.competitionId, body)),
    { mayRepeat: stillHas('edit') },
  ),
  serve(endpoints.setEmbargo, async ({ parts, viewer, params, body }) =>
    presentPublications(await setEmbargo(parts, viewer, params.competitionId, body)),
  ),
  serve(endpoints.freezeBoard, async ({ parts, viewer, params, body }) =>
    presentFreeze(await freezeBoard(parts, viewer, params, body.frozen)),
  ),
  serve(endpoints.listFrozenBoards, async ({ parts, viewer, params }) =>
    presentFrozenBoards(await listFrozenBoards(parts, viewer, params.competitionId)),
  ),
];
