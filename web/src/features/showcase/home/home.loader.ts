import { queryClient } from '../../../platform/calls.ts';
import { showcaseQueries } from '../showcase.queries.ts';

/** Nobody waits longer for what is beside the list. */
const patience = 800;

/**
 * Reads what is featured before the home screen stands, so that nothing moves when it comes. The page that the
 * server writes has it already; without an answer the screen stands without it.
 */
export async function awaitFeatured(): Promise<void> {
  const read = Promise.allSettled([
    queryClient.ensureQueryData(showcaseQueries.featured()),
    queryClient.ensureQueryData(showcaseQueries.promo()),
  ]);
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, patience))]);
}
