import { queryClient } from '../../../platform/calls.ts';
import { showcaseQueries } from '../showcase.queries.ts';

/** The longest wait for featured items. */
const patience = 800;

/**
 * Loads featured items before the home screen renders, so that nothing shifts. The server-rendered page already
 * includes them; without a response, the screen renders without them.
 */
export async function awaitFeatured(): Promise<void> {
  const read = Promise.allSettled([
    queryClient.ensureQueryData(showcaseQueries.featured()),
    queryClient.ensureQueryData(showcaseQueries.promo()),
  ]);
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, patience))]);
}
