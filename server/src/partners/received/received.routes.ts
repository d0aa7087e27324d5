import * as endpoints from '@chalkline/contract/partners/received-orders.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { getPackingSlip } from './packing-slip.service.ts';
import { presentDelivery, presentReceived, presentReceivedRow } from './received.present.ts';
import {
  deliverParcel,
  getDelivery,
  getReceivedOrder,
  listReceivedOrders,
  moveReceivedOrder,
  shipParcel,
  stillReceives,
} from './received.service.ts';

export const receivedRoutes: readonly Route[] = [
  serve(endpoints.listReceivedOrders, async ({ parts, viewer, query }) =>
    presentPage(await listReceivedOrders(parts, viewer, query), presentReceivedRow),
  ),
  serve(endpoints.getReceivedOrder, async ({ parts, viewer, params }) =>
    presentReceived(await getReceivedOrder(parts, viewer, params.orderId)),
  ),
  serve(endpoints.getPackingSlip, ({ parts, viewer, params, query }) =>
    getPackingSlip(parts, viewer, params.orderId, query.parcelId),
  ),
  serve(endpoints.moveReceivedOrder, async ({ parts, viewer, params, body }) =>
    presentReceived(await moveReceivedOrder(parts, viewer, params.orderId, body)),
  ),
  serve(
    endpoints.shipParcel,
    async ({ parts, viewer, params, body }) =>
      presentReceived(await shipParcel(parts, viewer, params.orderId, body)),
    { mayRepeat: stillReceives },
  ),
  serve(endpoints.deliverParcel, async ({ parts, viewer, params }) =>
    presentReceived(await deliverParcel(parts, viewer, params)),
  ),
  serve(endpoints.getDelivery, async ({ parts, viewer, params }) =>
    presentDelivery(await getDelivery(parts, viewer, params.orderId)),
  ),
];
