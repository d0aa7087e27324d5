import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { pagedQuery } from '../../../patterns/paged-query.ts';
import { competitionQueries } from '../competitions.queries.ts';

export interface AthletesAsked {
  readonly search: string;
  /** Empty: every division. */
  readonly divisionId: string;
}

/** Who takes part, as far as everybody may know, in pages. */
export function athletesOf(competitionId: string, asked: AthletesAsked) {
  return {
    ...pagedQuery([...competitionQueries.all, 'athletes', competitionId, asked], listEntries, {
      params: { competitionId },
      query: { limit: 50, ...asked },
    }),
    placeholderData: keepPreviousData,
  };
}
