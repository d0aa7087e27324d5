import * as endpoints from '@chalkline/contract/organisations/organisations.endpoints.ts';
import { presentPage, type Route, serve } from '../platform/http/serve.ts';
import { registerCompany } from './company-registrations.service.ts';
import { updateCorporate } from './organisations.branding.service.ts';
import { foundOrganisation } from './organisations.found.service.ts';
import {
  presentCorporate,
  presentFounder,
  presentLine,
  presentMine,
  presentRegistered,
} from './organisations.present.ts';
import { getCorporate, getMyOrganisation, listCorporates } from './organisations.read.service.ts';
import { changeTrial } from './organisations.trial.service.ts';

export const organisationRoutes: readonly Route[] = [
  serve(endpoints.registerCorporate, async ({ parts, body, address }) =>
    presentRegistered(body, await registerCompany(parts, body, address)),
  ),
  serve(endpoints.foundOrganisation, async ({ parts, viewer, body }) =>
    presentFounder(await foundOrganisation(parts, viewer, body)),
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
  serve(endpoints.getMyOrganisation, async ({ parts, viewer }) =>
    presentMine(viewer, await getMyOrganisation(parts, viewer), parts.clock.now()),
  ),
  serve(endpoints.changeTrial, async ({ parts, viewer, params, body }) =>
    presentLine(viewer, await changeTrial(parts, viewer, params.organisationId, body), parts.clock.now()),
  ),
];
