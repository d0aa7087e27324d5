import { listOrders } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listAttachments } from '@chalkline/contract/events/attachments.endpoints.ts';
import { getCancellation } from '@chalkline/contract/events/cancellation.endpoints.ts';
import type { CancellationScope } from '@chalkline/contract/events/cancellation.schema.ts';
import { getDoor, listAttendees } from '@chalkline/contract/events/door.endpoints.ts';
import type { AttendeesQuery } from '@chalkline/contract/events/door.schema.ts';
import type { EventsQuery, TicketReply } from '@chalkline/contract/events/event.schema.ts';
import {
  getEvent,
  getFilters,
  listEvents,
  listHiddenTypes,
  listParticipatedEvents,
  listTickets,
} from '@chalkline/contract/events/events.endpoints.ts';
import { listManagedEvents } from '@chalkline/contract/events/managed-events.endpoints.ts';
import { listScanConflicts } from '@chalkline/contract/events/offline-door.endpoints.ts';
import { getOrderAttendees } from '@chalkline/contract/events/order-attendees.endpoints.ts';
import { getTicketPapers } from '@chalkline/contract/events/papers.endpoints.ts';
import { listPasses, listSeriesPasses } from '@chalkline/contract/events/pass.endpoints.ts';
import { listEventPromoCodes } from '@chalkline/contract/events/promo-codes.endpoints.ts';
import { listOfferedTickets } from '@chalkline/contract/events/transfers.endpoints.ts';
import { getTicketWaiting } from '@chalkline/contract/events/waiting.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { isFoundIn } from '../../patterns/list-search.tsx';
import { keptPagedQuery, keptQuery } from '../../patterns/outbox/kept-query.ts';
import { pagedQuery, pagedQueryOf } from '../../patterns/paged-query.ts';
import type { ScopedPromoCode } from '../../patterns/promo-codes/promo-code-desk.ts';
import { call } from '../../platform/calls.ts';
import { groupQueries } from '../groups/groups.queries.ts';
import { doorKey } from './door-key.ts';
import { ticketText } from './searched-texts.ts';
import { ticketKeeper } from './ticket-store.ts';

/** Below the groups' key: who edits an event or buys a ticket changes lists and what is left. */
const all = [...groupQueries.all, 'events'];

interface Narrowed {
  readonly group_id: string;
  readonly search: string;
  readonly status: NonNullable<AttendeesQuery['status']> | '';
}

type EventFilters = Partial<Omit<EventsQuery, 'cursor'>>;
type When = EventsQuery['when'];

export const eventQueries = {
  all,

  events: (filters: EventFilters) => pagedQuery([...all, 'list', filters], listEvents, { query: filters }),

  /** The dates of a series that are to come. */
  dates: (seriesId: string) =>
    pagedQuery([...all, 'dates', seriesId], listEvents, { query: { series: seriesId, limit: 6 } }),

  event: (eventId: string) =>
    queryOptions({
      queryKey: [...all, 'event', eventId],
      queryFn: async ({ signal }) => (await call(getEvent, { params: { eventId } }, { signal })).data,
    }),

  /** In the order in which they were added. */
  attachments: (eventId: string) =>
    queryOptions({
      queryKey: [...all, 'attachments', eventId],
      queryFn: async ({ signal }) =>
        (await call(listAttachments, { query: { group_id: eventId } }, { signal })).data,
    }),

  promoCodes: (eventId: string) =>
    queryOptions({
      queryKey: [...all, 'promo codes', eventId],
      queryFn: async ({ signal }): Promise<ScopedPromoCode[]> =>
        (await call(listEventPromoCodes, { params: { eventId } }, { signal })).data,
    }),

  /** What a code opens; none for a wrong one. */
  hiddenTypes: (eventId: string, code: string) =>
    queryOptions({
      queryKey: [...all, 'hidden types', eventId, code],
      queryFn: async ({ signal }) =>
        (await call(listHiddenTypes, { params: { eventId }, query: { code } }, { signal })).data,
    }),

  /** The waiting lists of its ticket types. */
  waiting: (eventId: string) =>
    queryOptions({
      queryKey: [...all, 'waiting', eventId],
      queryFn: async ({ signal }) => (await call(getTicketWaiting, { params: { eventId } }, { signal })).data,
    }),

  cancellation: (eventId: string, apply_to: CancellationScope = 'this') =>
    queryOptions({
      queryKey: [...all, 'cancellation', eventId, apply_to],
      queryFn: async ({ signal }) =>
        (await call(getCancellation, { params: { eventId }, query: { apply_to } }, { signal })).data,
    }),

  /** Of everything that a scan changes. */
  doors: doorKey,

  door: (eventId: string) =>
    queryOptions({
      queryKey: [...doorKey, eventId],
      queryFn: async ({ signal }) => (await call(getDoor, { params: { eventId } }, { signal })).data,
    }),

  /** Scans to settle. */
  scanConflicts: (eventId: string) =>
    queryOptions({
      queryKey: [...doorKey, eventId, 'conflicts'],
      queryFn: async ({ signal }) =>
        (await call(listScanConflicts, { params: { eventId } }, { signal })).data,
    }),

  attendees: ({ group_id, search, status }: Narrowed) =>
    pagedQueryOf([...doorKey, group_id, 'attendees', search, status], async (cursor, signal) => {
      const query = { group_id, cursor, ...(search && { search }), ...(status && { status }) };
      const { data, ...page } = await call(listAttendees, { query }, { signal });
      return { ...page, data: data.attendees };
    }),

  /** What lists can be narrowed by. */
  filters: queryOptions({
    queryKey: [...all, 'filters'],
    queryFn: async ({ signal }) => (await call(getFilters, {}, { signal })).data,
  }),

  /** Those that I run or work at. */
  managed: (when: When, search: string) =>
    pagedQuery([...all, 'managed', when, search], listManagedEvents, { query: { when, search } }),

  participated: (when: When, search: string) =>
    pagedQuery([...all, 'participated', when, search], listParticipatedEvents, { query: { when, search } }),

  /** Mine that are still to be paid, of an event or a series. A hold ends by the clock. */
  heldOrders: (offerId: string) =>
    queryOptions({
      queryKey: [...all, 'held orders', offerId],
      queryFn: async ({ signal }) =>
        (await call(listOrders, { query: { held_for: offerId } }, { signal })).data,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.length ? 15_000 : false),
    }),

  /** What can be had for a series, and what of it is left. */
  seriesPasses: (seriesId: string) =>
    queryOptions({
      queryKey: [...all, 'passes', seriesId],
      queryFn: async ({ signal }) =>
        (await call(listSeriesPasses, { params: { seriesId } }, { signal })).data,
    }),

  /** Mine; without a network as this device kept them. */
  passes: keptQuery({
    queryKey: [...all, 'own passes'],
    ask: async (signal) => (await call(listPasses, {}, { signal })).data,
    ...ticketKeeper('passes'),
  }),

  /** The same; further pages need a network. */
  tickets: () =>
    keptPagedQuery<TicketReply>(
      [...all, 'tickets'],
      (cursor, signal) => call(listTickets, { query: { cursor } }, { signal }),
      ticketKeeper('tickets'),
    ),

  /** Without a network, those of the kept ones that the words fit. */
  foundTickets: (search: string) =>
    keptPagedQuery<TicketReply>(
      [...all, 'tickets', search],
      (cursor, signal) => call(listTickets, { query: { cursor, search } }, { signal }),
      {
        keep: async () => undefined,
        read: async () => {
          const kept = await ticketKeeper('tickets').read();
          const data = kept?.data.filter((ticket) => isFoundIn(ticketText(ticket), search));
          return data ? { data, next: null } : null;
        },
      },
    ),

  /** Mine of one order. */
  orderTickets: (order: string) =>
    pagedQuery([...all, 'tickets', 'order', order], listTickets, { query: { order, limit: 100 } }),

  /** Who comes with an order that is still to be paid. A waiver or a question may have been added meanwhile. */
  orderAttendees: (orderId: string) =>
    queryOptions({
      queryKey: [...all, 'order attendees', orderId],
      queryFn: async ({ signal }) =>
        (await call(getOrderAttendees, { params: { orderId } }, { signal })).data,
      staleTime: 0,
    }),

  /** What is asked and signed for one ticket. */
  ticketPapers: (ticketId: string) =>
    queryOptions({
      queryKey: [...doorKey, 'papers', ticketId],
      queryFn: async ({ signal }) => (await call(getTicketPapers, { params: { ticketId } }, { signal })).data,
    }),

  /** Tickets that somebody offers to me. */
  offered: queryOptions({
    queryKey: [...all, 'offered tickets'],
    queryFn: async ({ signal }) => (await call(listOfferedTickets, {}, { signal })).data,
  }),
};
