import * as endpoints from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { changeWaiver, createWaiver } from '../waivers/waivers.service.ts';
import {
  presentSignature,
  presentSigner,
  presentVersion,
  presentWaiver,
  presentWaivers,
} from './signatures.present.ts';
import {
  getSignature,
  listSigners,
  listVersionsWithCounts,
  listWaivers,
  viewWaiver,
} from './signatures.service.ts';
import { signWaiver } from './signatures.sign.service.ts';

export const waiverRoutes: readonly Route[] = [
  serve(endpoints.listWaivers, async ({ parts, viewer, query }) =>
    presentWaivers(await listWaivers(parts, viewer, query)),
  ),
  serve(endpoints.createWaiver, async ({ parts, viewer, body, files }) =>
    presentWaiver(await viewWaiver(parts, viewer, await createWaiver(parts, viewer, body, files.file))),
  ),
  serve(endpoints.changeWaiver, async ({ parts, viewer, params, body }) =>
    presentWaiver(await viewWaiver(parts, viewer, await changeWaiver(parts, viewer, params.waiverId, body))),
  ),
  serve(endpoints.listWaiverVersions, async ({ parts, viewer, params }) =>
    (await listVersionsWithCounts(parts, viewer, params.waiverId)).map(presentVersion),
  ),
  serve(endpoints.signWaiver, async ({ parts, viewer, params, body, address }) =>
    presentSignature(await signWaiver(parts, viewer, { waiverId: params.waiverId, address }, body)),
  ),
  serve(endpoints.listSigners, async ({ parts, viewer, params, query }) =>
    presentPage(await listSigners(parts, viewer, params.waiverId, query), presentSigner),
  ),
  serve(endpoints.getSignature, async ({ parts, viewer, params }) =>
    presentSignature(await getSignature(parts, viewer, params)),
  ),
];
