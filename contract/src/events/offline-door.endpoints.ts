import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { eventParams } from './event.schema.ts';
import {
  conflictParams,
  conflictSettlement,
  doorKit,
  queuedScans,
  scanConflict,
  scanReceipt,
} from './offline-door.schema.ts';

export const getDoorKit = endpoint({
  method: 'GET',
  path: '/api/events/:eventId/door/kit',
  summary: 'Get what a device needs to check tickets without a network: all tickets and the public key',
  access: { owner: 'event' },
  params: eventParams,
  data: doorKit,
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const sendScans = endpoint({
  method: 'POST',
  path: '/api/events/:eventId/door/scans',
  summary:
    'Send scans that a device made without a network, in their order. The same nonce gets the same answer',
  access: { owner: 'event' },
  params: eventParams,
  body: queuedScans,
  data: z.array(scanReceipt),
  rateLimit: { times: 120, perSeconds: 60 },
  errors: [],
});

export const listScanConflicts = endpoint({
  method: 'GET',
  path: '/api/events/:eventId/door/conflicts',
  summary: 'List tickets that devices without a network let in twice or although they were void',
  access: { owner: 'event' },
  params: eventParams,
  data: z.array(scanConflict),
  errors: [],
});

export const settleScanConflict = endpoint({
  method: 'POST',
  path: '/api/events/:eventId/door/conflicts/:scanId/settlement',
  summary: 'Settle a scan that conflicts with an earlier one. Both scans stay',
  access: { owner: 'event' },
  params: conflictParams,
  body: conflictSettlement,
  data: z.array(scanConflict),
  errors: ['conflict_settled'],
});
