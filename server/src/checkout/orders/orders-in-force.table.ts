import { openOrderStates } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
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

/** Orders of one person, as a condition: of their account, or with their email, whichever is the same. */
export function isOfBuyer({ personId, email }: OneBuyer): SQL | undefined {
  // What a desk sold to names alone has no email.
  const isTheirEmail = email === '' ? sql`false` : eq(orders.email, email);
  return personId === null ? isTheirEmail : or(eq(orders.personId, personId), isTheirEmail);
}
