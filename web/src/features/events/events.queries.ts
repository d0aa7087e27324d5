import type { EventsQuery } from '@chalkline/contract/events/event.schema.ts';
import {
  listEvents,
  listOwnerEvents,
  listParticipatedEvents,
  listTickets,
} from '@chalkline/contract/events/events.endpoints.ts';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { groupQueries } from '../groups/groups.queries.ts';

/** Below the groups' key: who edits an event or buys a ticket changes lists and what is left. */
const all = [...groupQueries.all, 'events'];

type EventFilters = Partial<Omit<EventsQuery, 'cursor'>>;
type When = EventsQuery['when'];

export const eventQueries = {
  all,

  events: (filters: EventFilters) => pagedQuery([...all, 'list', filters], listEvents, { query: filters }),

  owned: (when: When) => pagedQuery([...all, 'owned', when], listOwnerEvents, { query: { when } }),

  participated: (when: When) =>
    pagedQuery([...all, 'participated', when], listParticipatedEvents, { query: { when } }),

  tickets: () => pagedQuery([...all, 'tickets'], listTickets, { query: {} }),
};
