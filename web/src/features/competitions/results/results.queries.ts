import { listPersonResults } from '@chalkline/contract/competitions/results.endpoints.ts';
import { pagedQuery } from '../../../patterns/paged-query.ts';
import { competitionQueries } from '../competitions.queries.ts';

/** A person's results, in pages. */
export function resultsOf(personId: string, search = '') {
  return pagedQuery([...allResultsOf(personId), search], listPersonResults, {
    params: { personId },
    query: { limit: 10, search },
  });
}

/** The key of every search of a person's results. */
export function allResultsOf(personId: string) {
  return [...competitionQueries.all, 'results', personId] as const;
}
