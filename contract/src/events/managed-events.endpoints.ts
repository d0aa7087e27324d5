import { z } from 'zod';
import { groupReply } from '../groups/group.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { pageQuery } from '../http/paging.ts';
import { doorTotals } from './door.schema.ts';
import { eventWhens } from './event.schema.ts';

/** An event with how it sells, for those who run it or work at its door. */
export const managedEventReply = z.object({ group: groupReply, totals: doorTotals });
export type ManagedEventReply = z.output<typeof managedEventReply>;

export const managedEventsQuery = z.strictObject({
  ...pageQuery,
  when: z.enum(eventWhens).default('upcoming'),
});
export type ManagedEventsQuery = z.output<typeof managedEventsQuery>;

export const listManagedEvents = endpoint({
  method: 'GET',
  path: '/api/managed-events',
  summary:
    'List the events that I own, moderate or work for as a receptionist, with what is sold and checked in',
  access: 'signed_in',
  query: managedEventsQuery,
  data: z.array(managedEventReply),
  shape: 'list',
  errors: [],
});
