import type { ExercisesQuery } from '@chalkline/contract/programs/exercise.schema.ts';
import { getExercise, listExercises } from '@chalkline/contract/programs/exercises.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../patterns/paged-query.ts';
import { call } from '../../../platform/calls.ts';

const all = ['exercises'] as const;

type ExerciseFilters = Partial<Omit<ExercisesQuery, 'limit' | 'cursor'>>;

export const exerciseQueries = {
  all,
  lists: [...all, 'list'] as const,

  list: (filters: ExerciseFilters) =>
    pagedQuery([...all, 'list', filters], listExercises, { query: filters }),

  one: (exerciseId: string) =>
    queryOptions({
      queryKey: [...all, 'one', exerciseId],
      queryFn: async ({ signal }) => (await call(getExercise, { params: { exerciseId } }, { signal })).data,
    }),
};
