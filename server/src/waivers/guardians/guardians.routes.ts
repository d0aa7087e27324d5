import * as endpoints from '@chalkline/contract/waivers/guardians.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { presentWaiver } from '../signatures/signatures.present.ts';
import { presentGuardianRequest } from './guardians.present.ts';
import { askGuardian, getGuardianFile, getGuardianRequest, signAsGuardian } from './guardians.service.ts';

export const guardianRoutes: readonly Route[] = [
  serve(endpoints.askGuardian, async ({ parts, viewer, params, body, address }) =>
    presentWaiver(await askGuardian(parts, viewer, { waiverId: params.waiverId, address }, body)),
  ),
  serve(endpoints.getGuardianRequest, async ({ parts, params }) =>
    presentGuardianRequest(await getGuardianRequest(parts, params.token)),
  ),
  serve(endpoints.getGuardianFile, ({ parts, params }) => getGuardianFile(parts, params.token)),
  serve(endpoints.signAsGuardian, async ({ parts, params, body, address }) =>
    presentGuardianRequest(await signAsGuardian(parts, { token: params.token, address }, body)),
  ),
];
