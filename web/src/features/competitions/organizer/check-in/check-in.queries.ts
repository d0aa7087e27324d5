import type { CheckInState } from '@chalkline/contract/competitions/check-in.schema.ts';
import { countCheckIns, listCheckIns } from '@chalkline/contract/competitions/check-ins.endpoints.ts';
import { readRegistrationCode } from '@chalkline/contract/competitions/registration-code.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../../patterns/paged-query.ts';
import { call } from '../../../../platform/calls.ts';
import { competitionQueries } from '../../competitions.queries.ts';

export interface DeskFilters {
  readonly search: string;
  readonly divisionId: string;
  readonly state: CheckInState | '';
}

const within = (competitionId: string) => [...competitionQueries.all, 'check-ins', competitionId] as const;

export const checkInQueries = {
  within,

  /** A hand scanner types its code into the search field. */
  list: (competitionId: string, { search, ...filters }: DeskFilters) =>
    pagedQuery([...within(competitionId), 'list', { search, ...filters }], listCheckIns, {
      params: { competitionId },
      query: readRegistrationCode(search) === null ? { search, ...filters } : { code: search },
    }),

  /** The athlete a code belongs to; null: it isn’t a code of this competition. */
  byCode: (competitionId: string, code: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'code', code],
      queryFn: async ({ signal }) => {
        const query = { code };
        return (await call(listCheckIns, { params: { competitionId }, query }, { signal })).data[0] ?? null;
      },
    }),

  counts: (competitionId: string) =>
    queryOptions({
      queryKey: [...within(competitionId), 'counts'],
      queryFn: async ({ signal }) =>
        (await call(countCheckIns, { params: { competitionId } }, { signal })).data,
    }),
};
