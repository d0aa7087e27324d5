import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';

/** `/payment-intent/:id/:athleteId` names a registration by its order; `/orders/:orderId` any order. */
export function orderIdOf(params: Readonly<Record<string, string | undefined>>): string {
  return params.orderId ?? params.athleteId ?? '';
}

/** Where an order is paid. */
export function paymentAddress(order: {
  readonly id: string;
  readonly kind: string;
  readonly offerId: string;
}) {
  return order.kind === registrationKind
    ? urlOf('paymentIntent', { id: order.offerId, athleteId: order.id })
    : urlOf('order', { orderId: order.id });
}
