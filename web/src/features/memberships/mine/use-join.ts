import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { membershipKind, type membershipLine } from '@chalkline/contract/memberships/plan.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { useAction } from '../../../patterns/use-action.ts';
import { membershipQueries } from '../memberships.queries.ts';

/** The card renews it, or a membership changes to it. */
type Details = Partial<z.input<typeof membershipLine>>;

/** Joins a plan, renews it or changes to it: an ordinary order, whose card may be kept. Free ones come at once. */
export function useJoin(planId: string, onDone?: () => void) {
  const navigate = useNavigate();
  return useAction({
    send: (call, details: Details | null) => {
      const lines = [{ itemId: planId, quantity: 1, ...(details && { details }) }];
      return call(placeOrder, { body: { kind: membershipKind, offerId: planId, lines } });
    },
    failed: 'Couldn’t place your order',
    done: ({ state }) => (state === 'paid' ? 'You have your membership' : 'Your order is ready to pay'),
    invalidates: [membershipQueries.all],
    onDone: ({ id: orderId, state }) => {
      onDone?.();
      if (state !== 'paid') void navigate(urlOf('order', { orderId }));
    },
  });
}
