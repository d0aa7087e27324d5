import { urlOf } from '@chalkline/contract/urls.ts';
import type { NavigateOptions } from 'react-router';

/** Where buyers go with an order that they just placed: to their tickets, or to say who comes and pay. */
export function afterPlacing(id: string, state: string): [to: string, options?: NavigateOptions] {
  return state === 'paid'
    ? [urlOf('myTickets')]
    : [urlOf('eventPaymentIntent', { id }), { state: justPlaced }];
}

export const justPlaced = { isJustPlaced: true };
