/**
 * `/payment-intent/:id/:athleteId` names a registration by its order, `/event-payment-intent/:id` tickets by theirs;
 * `/orders/:orderId` any order.
 */
export function orderIdOf(params: Readonly<Record<string, string | undefined>>): string {
  return params.orderId ?? params.athleteId ?? params.id ?? '';
}
