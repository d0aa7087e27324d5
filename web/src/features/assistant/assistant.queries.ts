import { getFood } from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/calls.ts';

export const assistantQueries = {
  food: (foodId: string) =>
    queryOptions({
      queryKey: ['foods', 'one', foodId],
      queryFn: async ({ signal }) => (await call(getFood, { params: { foodId } }, { signal })).data,
    }),
};
