import * as endpoints from '@chalkline/contract/organizations/organizations.endpoints.ts';
import { presentPage, type Route, serve } from '../platform/http/serve.ts';
import { registerCompany } from './company-registrations.service.ts';
import { updateCorporate } from './organizations.branding.service.ts';
import { foundOrganization } from './organizations.found.service.ts';
import {
  presentCorporate,
  presentFounder,
  presentLine,
  presentMine,
  presentRegistered,
} from './organizations.present.ts';
import { getCorporate, getMyOrganization, listCorporates } from './organizations.read.service.ts';
import { changeTrial } from './organizations.trial.service.ts';

export const organizationRoutes: readonly Route[] = [
  serve(endpoints.registerCorporate, async ({ parts, body, address }) =>
    presentRegistered(body, await registerCompany(parts, body, address)),
  ),
  serve(endpoints.foundOrganization, async ({ parts, viewer, body }) =>
    presentFounder(await foundOrganization(parts, viewer, body)),
  ),
  serve(endpoints.updateCorporate, async ({ parts, viewer, body, files }) =>
    presentCorporate(viewer, await updateCorporate(parts, viewer, body, files.logo)),
  ),
  serve(endpoints.getCorporate, async ({ parts, viewer, query }) =>
    presentCorporate(viewer, await getCorporate(parts, viewer, query.identifier)),
  ),
  serve(endpoints.listCorporates, async ({ parts, viewer, query }) =>
    presentPage(await listCorporates(parts, viewer, query), (line) =>
      presentLine(viewer, line, parts.clock.now()),
    ),
  ),
  serve(endpoints.getMyOrganization, async ({ parts, viewer }) =>
    presentMine(viewer, await getMyOrganization(parts, viewer), parts.clock.now()),
  ),
  serve(endpoints.changeTrial, async ({ parts, viewer, params, body }) =>
    presentLine(viewer, await changeTrial(parts, viewer, params.organizationId, body), parts.clock.now()),
  ),
];
