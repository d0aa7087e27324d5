import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { membershipKind } from '@chalkline/contract/memberships/plan.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { useAction } from '../../../patterns/use-action.ts';
import { membershipQueries } from '../memberships.queries.ts';

/** Joins a plan or renews it: an ordinary order of one period, whose card may be kept. Free ones come at once. */
export function useJoin(planId: string) {
  const navigate = useNavigate();
  return useAction({
    send: (call, renews: boolean) => {
      const lines = [{ itemId: planId, quantity: 1, ...(renews && { details: { renews } }) }];
      return call(placeOrder, { body: { kind: membershipKind, offerId: planId, lines } });
    },
    failed: 'Couldn’t place your order',
    done: ({ state }) => (state === 'paid' ? 'You have your membership' : 'Your order is ready to pay'),
    invalidates: [membershipQueries.all],
    onDone: ({ id: orderId, state }) => {
      if (state !== 'paid') void navigate(urlOf('order', { orderId }));
    },
  });
}
