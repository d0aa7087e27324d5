import { endpoint } from '../http/endpoint.ts';
import { cancellationQuery, cancellationReply, eventCancellation } from './cancellation.schema.ts';
import { eventParams } from './event.schema.ts';

export const getCancellation = endpoint({
  method: 'GET',
  path: '/api/events/:eventId/cancellation',
  summary: 'What canceling an event would refund; of a canceled one, how its refunds are getting on',
  access: { owner: 'event' },
  params: eventParams,
  query: cancellationQuery,
  data: cancellationReply,
  errors: ['group_archived'],
});

export const cancelEvent = endpoint({
  method: 'POST',
  path: '/api/events/:eventId/cancellation',
  summary:
    'Cancel an event for good, of a series also the dates after it: sales end, tickets are void, and every order is refunded in full',
  access: { owner: 'event' },
  params: eventParams,
  body: eventCancellation,
  data: cancellationReply,
  idempotency: 'required',
  errors: ['group_archived', 'event_canceled', 'event_over', 'name_differs'],
});

export const retryEventRefunds = endpoint({
  method: 'POST',
  path: '/api/events/:eventId/cancellation/retries',
  summary: 'Try the refunds of a canceled event that failed once more',
  access: { owner: 'event' },
  params: eventParams,
  data: cancellationReply,
  idempotency: 'optional',
  errors: ['group_archived'],
});
