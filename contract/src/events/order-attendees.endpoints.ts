import { orderParams } from '../checkout/order.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { orderAttendeesInput, orderAttendeesReply } from './order-attendees.schema.ts';

export const getOrderAttendees = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/attendees',
  summary:
    'List who comes with my unpaid order of tickets or passes, with what they answered and what isn’t signed',
  access: { owner: 'order' },
  guests: true,
  params: orderParams,
  data: orderAttendeesReply,
  errors: [],
});

export const changeOrderAttendees = endpoint({
  method: 'PUT',
  path: '/api/orders/:orderId/attendees',
  summary: 'Change names and answers of who comes with my unpaid order, as long as its places are held',
  access: { owner: 'order' },
  guests: true,
  params: orderParams,
  body: orderAttendeesInput,
  data: orderAttendeesReply,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: ['answer_required', 'waiver_required', 'already_paid', 'hold_expired', 'payment_in_progress'],
});
