import {
  type CompetitionStatus,
  competitionStatuses,
} from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { CompetitionFilters } from '../competitions.queries.ts';

/** What is listed where the address does not say. */
export const usualStatus: CompetitionStatus = 'upcoming';

/** The filters that stand in an address; what makes no sense there counts as not said. */
export function filtersIn(params: URLSearchParams): CompetitionFilters {
  const status = competitionStatuses.find((known) => known === params.get('status')) ?? usualStatus;
  const where = params.get('online');
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200),
    status,
    online: where === 'true' ? true : where === 'false' ? false : null,
  };
}
