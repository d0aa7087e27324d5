import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  deliveryReply,
  newParcel,
  packingSlipQuery,
  parcelParams,
  parcelTracking,
  receivedMove,
  receivedParams,
  receivedQuery,
  receivedReply,
  receivedRow,
} from './delivery.schema.ts';

export const listReceivedOrders = endpoint({
  method: 'GET',
  path: '/api/received-orders',
  summary: 'Paid orders of my partner: open ones oldest first, others latest first; none without a partner',
  access: 'signed_in',
  query: receivedQuery,
  data: z.array(receivedRow),
  shape: 'list',
  errors: [],
});

export const getReceivedOrder = endpoint({
  method: 'GET',
  path: '/api/received-orders/:orderId',
  summary: 'One order of my partner with its address, lines and parcels',
  access: { owner: 'received order' },
  params: receivedParams,
  data: receivedReply,
  errors: [],
});

export const getPackingSlip = endpoint({
  method: 'GET',
  path: '/api/received-orders/:orderId/packing-slip',
  summary:
    'What to pack of an order of my partner, or what is in one of its parcels, with the address, as PDF',
  access: { owner: 'received order' },
  params: receivedParams,
  query: packingSlipQuery,
  data: z.null(),
  contentType: 'application/pdf',
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const moveReceivedOrder = endpoint({
  method: 'POST',
  path: '/api/received-orders/:orderId/state',
  summary: 'Accept an order, or note that it is packed',
  access: { owner: 'received order' },
  params: receivedParams,
  body: receivedMove,
  data: receivedReply,
  errors: ['state_changed'],
});

export const shipParcel = endpoint({
  method: 'POST',
  path: '/api/received-orders/:orderId/parcels',
  summary: 'Ship a part or the rest of an order; the buyer gets a notification with the tracking code',
  access: { owner: 'received order' },
  params: receivedParams,
  body: newParcel,
  data: receivedReply,
  status: 201,
  idempotency: 'required',
  errors: ['state_changed', 'more_than_ordered'],
});

export const deliverParcel = endpoint({
  method: 'POST',
  path: '/api/received-orders/:orderId/parcels/:parcelId/delivery',
  summary: 'Note that a parcel arrived',
  access: { owner: 'received order' },
  params: parcelParams,
  data: receivedReply,
  errors: ['state_changed'],
});

export const changeParcel = endpoint({
  method: 'PUT',
  path: '/api/received-orders/:orderId/parcels/:parcelId',
  summary: 'Change carrier, tracking code and link of a parcel; the buyer’s notification says the new ones',
  access: { owner: 'received order' },
  params: parcelParams,
  body: parcelTracking,
  data: receivedReply,
  errors: ['state_changed'],
});

export const undoParcel = endpoint({
  method: 'DELETE',
  path: '/api/received-orders/:orderId/parcels/:parcelId',
  summary: 'Take a parcel back that was marked as shipped by mistake and hasn’t been delivered',
  access: { owner: 'received order' },
  params: parcelParams,
  data: receivedReply,
  errors: ['state_changed'],
});

export const undoDelivery = endpoint({
  method: 'DELETE',
  path: '/api/received-orders/:orderId/parcels/:parcelId/delivery',
  summary: 'Note that a parcel hasn’t arrived after all, while no return is open. Safe to repeat',
  access: { owner: 'received order' },
  params: parcelParams,
  data: receivedReply,
  errors: ['state_changed'],
});

export const getDelivery = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/delivery',
  summary: 'Where the goods of an own order are; null for orders of other things',
  access: 'signed_in',
  guests: true,
  params: receivedParams,
  data: deliveryReply,
  errors: ['not_found'],
});
