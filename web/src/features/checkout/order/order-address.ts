/** `/payment-intent/:id/:athleteId` names a registration by its order; `/orders/:orderId` any order. */
export function orderIdOf(params: Readonly<Record<string, string | undefined>>): string {
  return params.orderId ?? params.athleteId ?? '';
}
