import { groupQueries } from '../groups/groups.queries.ts';

/** Of everything that a scan changes. */
export const doorKey = [...groupQueries.all, 'events', 'doors'] as const;
