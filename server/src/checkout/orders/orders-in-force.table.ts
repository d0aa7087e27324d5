import { openOrderStates } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import { and, eq, gt, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { orders } from './orders.table.ts';

/** Paid orders, and open ones whose hold isn’t over, as a condition. Those that were refunded in full aren’t. */
export function isInForce(now: Date): SQL | undefined {
  return or(
    inArray(orders.state, ['paid', 'partly_refunded', 'processing']),
    and(inArray(orders.state, [...openOrderStates]), gt(orders.holdUntil, now)),
  );
}

interface OneBuyer {
  readonly personId: string | null;
  /** Normalized; empty: nobody's. */
  readonly email: string;
}

/**
 * Orders of one person, as a condition: of their account, or with their email, whichever is the same. What a receptionist
 * sold to others at a desk bears their email where the buyer gave none, and isn't theirs.
 */
export function isOfBuyer({ personId, email }: OneBuyer): SQL | undefined {
  const isTheirEmail = eq(orders.email, email);
  if (personId === null) return isTheirEmail;
  const isNoSaleOfTheirs = or(isNull(orders.cashTakenBy), ne(orders.cashTakenBy, personId));
  return or(eq(orders.personId, personId), and(isTheirEmail, isNoSaleOfTheirs));
}
