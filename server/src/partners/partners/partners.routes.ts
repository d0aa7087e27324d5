import * as endpoints from '@chalkline/contract/partners/partners.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentOwnPartner, presentPartnerTo } from './partners.present.ts';
import {
  applyAsPartner,
  changePartner,
  decidePartner,
  getOwnPartner,
  getPartner,
  listApplications,
} from './partners.service.ts';

export const partnerRoutes: readonly Route[] = [
  serve(endpoints.getPartner, async ({ parts, viewer, params }) =>
    presentPartnerTo(viewer)(await getPartner(parts, viewer, params.partnerId)),
  ),
  serve(endpoints.getOwnPartner, async ({ parts, viewer }) =>
    presentOwnPartner(viewer, await getOwnPartner(parts, viewer)),
  ),
  serve(endpoints.listPartnerApplications, async ({ parts, viewer, query }) =>
    presentPage(await listApplications(parts, viewer, query), presentPartnerTo(viewer)),
  ),
  serve(endpoints.applyAsPartner, async ({ parts, viewer, body }) =>
    presentPartnerTo(viewer)(await applyAsPartner(parts, viewer, body)),
  ),
  serve(endpoints.changePartner, async ({ parts, viewer, params, body }) =>
    presentPartnerTo(viewer)(await changePartner(parts, viewer, params.partnerId, body)),
  ),
  serve(endpoints.decidePartner, async ({ parts, viewer, params, body }) =>
    presentPartnerTo(viewer)(await decidePartner(parts, viewer, params.partnerId, body)),
  ),
];
