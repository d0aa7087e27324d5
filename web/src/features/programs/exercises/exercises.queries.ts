import { listExercises } from '@chalkline/contract/programs/exercises.endpoints.ts';
import { pagedQuery } from '../../../patterns/paged-query.ts';

const all = ['exercises'] as const;

export const exerciseQueries = {
  all,
  list: () => pagedQuery([...all, 'list'], listExercises),
};
