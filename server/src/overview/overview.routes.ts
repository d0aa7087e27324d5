import * as desk from '@chalkline/contract/overview/front-desk.endpoints.ts';
import {
  exportOverview as exportEndpoint,
  getDesk as getDeskEndpoint,
  getOverview as getEndpoint,
} from '@chalkline/contract/overview/overview.endpoints.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import type { SharedThingKind } from '../platform/pages/shared-things.ts';
import { askToSign, getWaiversAtDesk, signAtDesk } from './desk-waivers.service.ts';
import {
  presentDeskQuote,
  presentDeskSale,
  presentDeskWaivers,
  presentFound,
  presentPerson,
  presentTicket,
} from './front-desk.present.ts';
import {
  getAtDesk,
  getDeskPaper,
  getDeskSale,
  giveCashBack,
  offerPlan,
  quoteAtDesk,
  searchAtDesk,
  searchTicketsAtDesk,
  sellAtDesk,
  stopDeskSale,
  takeDeskCash,
  undoSale,
} from './front-desk.service.ts';
import { exportOverview, getOverview } from './overview.service.ts';
import { getDesk } from './waiting.service.ts';

export const overviewRoutes = (kinds: readonly SharedThingKind[]): readonly Route[] => [
  serve(getEndpoint, ({ parts, viewer, query }) => getOverview(parts, kinds, viewer, query.days)),
  serve(exportEndpoint, ({ parts, viewer, query }) => exportOverview(parts, viewer, query.days)),
  serve(getDeskEndpoint, ({ parts, viewer }) => getDesk(parts, viewer)),
  serve(desk.findDeskPeople, async ({ parts, viewer, query }) =>
    (await searchAtDesk(parts, viewer, query.search)).map(presentFound),
  ),
  serve(desk.findDeskTickets, async ({ parts, viewer, query }) =>
    (await searchTicketsAtDesk(parts, viewer, query.search)).map(presentTicket),
  ),
  serve(desk.getDeskPerson, async ({ parts, viewer, params }) =>
    presentPerson(await getAtDesk(parts, viewer, params.personId)),
  ),
  serve(desk.getDeskWaivers, async ({ parts, viewer, params }) =>
    presentDeskWaivers(await getWaiversAtDesk(parts, viewer, params.personId)),
  ),
  serve(desk.signAtDesk, async ({ parts, viewer, params, body, address }) =>
    presentDeskWaivers(await signAtDesk(parts, viewer, { ...params, address }, body)),
  ),
  serve(desk.askToSignAtDesk, async ({ parts, viewer, params }) =>
    presentDeskWaivers(await askToSign(parts, viewer, params.personId)),
  ),
  serve(desk.quoteAtDesk, async ({ parts, viewer, body }) =>
    presentDeskQuote(await quoteAtDesk(parts, viewer, body)),
  ),
  serve(desk.sellAtDesk, async ({ parts, viewer, body }) =>
    presentDeskSale(await sellAtDesk(parts, viewer, body)),
  ),
  serve(desk.offerPlanAtDesk, async ({ parts, viewer, body }) =>
    presentDeskSale(await offerPlan(parts, viewer, body)),
  ),
  serve(desk.getDeskSale, async ({ parts, viewer, params }) =>
    presentDeskSale(await getDeskSale(parts, viewer, params.orderId)),
  ),
  serve(desk.getDeskPaper, ({ parts, viewer, params }) => getDeskPaper(parts, viewer, params)),
  serve(desk.takeDeskCash, async ({ parts, viewer, params }) =>
    presentDeskSale(await takeDeskCash(parts, viewer, params.orderId)),
  ),
  serve(desk.giveCashBack, async ({ parts, viewer, params }) =>
    presentDeskSale(await giveCashBack(parts, viewer, params.orderId)),
  ),
  serve(desk.undoDeskSale, async ({ parts, viewer, params, body }) =>
    presentDeskSale(await undoSale(parts, viewer, params.orderId, body)),
  ),
  serve(desk.stopDeskSale, async ({ parts, viewer, params }) =>
    presentDeskSale(await stopDeskSale(parts, viewer, params.orderId)),
  ),
];
