import * as endpoints from '@chalkline/contract/events/order-attendees.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { changeOrderAttendees, getOrderAttendees } from './order-attendees.service.ts';

export const orderAttendeeRoutes: readonly Route[] = [
  serve(endpoints.getOrderAttendees, ({ parts, viewer, params }) =>
    getOrderAttendees(parts, viewer, params.orderId),
  ),
  serve(endpoints.changeOrderAttendees, ({ parts, viewer, params, body }) =>
    changeOrderAttendees(parts, viewer, params.orderId, body),
  ),
];
