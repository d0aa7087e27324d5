import { listPersonResults } from '@chalkline/contract/competitions/results.endpoints.ts';
import { pagedQuery } from '../../../patterns/paged-query.ts';
import { competitionQueries } from '../competitions.queries.ts';

/** A person's results, in pages. */
export function resultsOf(personId: string) {
  return pagedQuery([...competitionQueries.all, 'results', personId], listPersonResults, {
    params: { personId },
    query: { limit: 10 },
  });
}
