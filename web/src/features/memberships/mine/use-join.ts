import { membershipKind } from '@chalkline/contract/memberships/plan.schema.ts';
import { usePlaceOrder } from '../../../patterns/use-place-order.ts';
import { membershipQueries } from '../memberships.queries.ts';

/** Joins a plan or renews it: an ordinary order of one period. */
export function useJoin(planId: string) {
  return usePlaceOrder({
    kind: membershipKind,
    offerId: planId,
    done: 'You have your membership',
    invalidates: [membershipQueries.all],
  });
}
