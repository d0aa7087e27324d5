import * as cancelEndpoints from '@chalkline/contract/partners/order-cancellations.endpoints.ts';
import * as messageEndpoints from '@chalkline/contract/partners/order-messages.endpoints.ts';
import * as endpoints from '@chalkline/contract/partners/received-orders.endpoints.ts';
import * as returnEndpoints from '@chalkline/contract/partners/returns.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { cancelOwnOrder, cancelReceivedOrder } from './cancellations.service.ts';
import { writeToBuyer, writeToPartner } from './order-messages.service.ts';
import { getPackingSlip } from './packing-slip.service.ts';
import { changeParcel, undoDelivery, undoParcel } from './parcels.service.ts';
import { presentDelivery, presentReceived, presentReceivedRow } from './received.present.ts';
import {
  deliverParcel,
  getDelivery,
  getReceivedOrder,
  listReceivedOrders,
  moveReceivedOrder,
  shipParcel,
  stillBought,
  stillReceives,
} from './received.service.ts';
import { answerReturn, askForReturn, refundReturn, withdrawReturn } from './returns.service.ts';

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
  serve(endpoints.changeParcel, async ({ parts, viewer, params, body }) =>
    presentReceived(await changeParcel(parts, viewer, params, body)),
  ),
  serve(endpoints.undoParcel, async ({ parts, viewer, params }) =>
    presentReceived(await undoParcel(parts, viewer, params)),
  ),
  serve(endpoints.undoDelivery, async ({ parts, viewer, params }) =>
    presentReceived(await undoDelivery(parts, viewer, params)),
  ),
  serve(endpoints.deliverParcel, async ({ parts, viewer, params }) =>
    presentReceived(await deliverParcel(parts, viewer, params)),
  ),
  serve(endpoints.getDelivery, async ({ parts, viewer, params }) =>
    presentDelivery(await getDelivery(parts, viewer, params.orderId)),
  ),
  serve(
    cancelEndpoints.cancelOwnOrder,
    async ({ parts, viewer, params, body }) =>
      presentDelivery(await cancelOwnOrder(parts, viewer, params.orderId, body)),
    { mayRepeat: stillBought },
  ),
  serve(
    cancelEndpoints.cancelReceivedOrder,
    async ({ parts, viewer, params, body }) =>
      presentReceived(await cancelReceivedOrder(parts, viewer, params.orderId, body)),
    { mayRepeat: stillReceives },
  ),
  serve(
    messageEndpoints.writeToPartner,
    async ({ parts, viewer, params, body }) =>
      presentDelivery(await writeToPartner(parts, viewer, params.orderId, body)),
    { mayRepeat: stillBought },
  ),
  serve(
    messageEndpoints.writeToBuyer,
    async ({ parts, viewer, params, body }) =>
      presentReceived(await writeToBuyer(parts, viewer, params.orderId, body)),
    { mayRepeat: stillReceives },
  ),
  serve(
    returnEndpoints.askForReturn,
    async ({ parts, viewer, params, body }) =>
      presentDelivery(await askForReturn(parts, viewer, params.orderId, body)),
    { mayRepeat: stillBought },
  ),
  serve(returnEndpoints.withdrawReturn, async ({ parts, viewer, params }) =>
    presentDelivery(await withdrawReturn(parts, viewer, params)),
  ),
  serve(returnEndpoints.answerReturn, async ({ parts, viewer, params, body }) =>
    presentReceived(await answerReturn(parts, viewer, params, body)),
  ),
  serve(
    returnEndpoints.refundReturn,
    async ({ parts, viewer, params, body }) =>
      presentReceived(await refundReturn(parts, viewer, params, body)),
    { mayRepeat: stillReceives },
  ),
];
