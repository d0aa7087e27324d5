import * as endpoints from '@chalkline/contract/competitions/credentials.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { presentCredential } from './credentials.present.ts';
import {
  changeCredential,
  createCredential,
  deleteCredential,
  listCredentials,
  stateCredential,
  withdrawCredential,
} from './credentials.service.ts';

export const credentialRoutes: readonly Route[] = [
  serve(endpoints.listCredentials, async ({ parts, viewer, params }) =>
    (await listCredentials(parts, viewer, params.competitionId)).map(presentCredential),
  ),
  serve(
    endpoints.createCredential,
    async ({ parts, viewer, params, body }) =>
      presentCredential(await createCredential(parts, viewer, params.competitionId, body)),
    { mayRepeat: stillHas('manageEntries') },
  ),
  serve(endpoints.changeCredential, async ({ parts, viewer, params, body }) =>
    presentCredential(await changeCredential(parts, viewer, params, body)),
  ),
  serve(endpoints.deleteCredential, async ({ parts, viewer, params }) =>
    deleteCredential(parts, viewer, params),
  ),
  serve(endpoints.stateCredential, async ({ parts, viewer, params, body }) =>
    presentCredential(await stateCredential(parts, viewer, params, body)),
  ),
  serve(endpoints.withdrawCredential, async ({ parts, viewer, params }) =>
    presentCredential(await withdrawCredential(parts, viewer, params)),
  ),
];
