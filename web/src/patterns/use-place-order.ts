import type { OrderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type { QueryKey } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useAction } from './use-action.ts';

interface PlaceOrder {
  readonly kind: OrderDraft['kind'];
  readonly offerId: string;
  /** When it cost nothing. */
  readonly done: string;
  readonly invalidates: readonly QueryKey[];
}

/** Orders the one thing that an offer is and leads to its payment; what is free comes at once. */
export function usePlaceOrder({ kind, offerId, done, invalidates }: PlaceOrder) {
  const navigate = useNavigate();
  return useAction({
    send: (call) => {
      const lines = [{ itemId: offerId, quantity: 1 }];
      return call(placeOrder, { body: { kind, offerId, lines } });
    },
    failed: 'Couldn’t place your order',
    done: ({ state }) => (state === 'paid' ? done : 'Your order is ready to pay'),
    invalidates: [...invalidates],
    onDone: ({ id: orderId, state }) => {
      if (state !== 'paid') void navigate(urlOf('order', { orderId }));
    },
  });
}
