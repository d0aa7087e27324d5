import type { Lifecycle } from '../lifecycle.ts';

/**
 * The payment of a team whose members each pay their share. `lapsed`: not everybody had paid by the deadline;
 * `withdrawn`: the team gave its place back.
 */
export const teamPaymentStates = ['collecting', 'paid', 'lapsed', 'withdrawn'] as const;
export type TeamPaymentState = (typeof teamPaymentStates)[number];

/** A share that is given back opens again, and the team pays once more. */
export const teamPaymentMoves: Lifecycle<TeamPaymentState> = {
  collecting: ['paid', 'lapsed', 'withdrawn'],
  paid: ['collecting', 'withdrawn'],
  lapsed: [],
  withdrawn: [],
};
