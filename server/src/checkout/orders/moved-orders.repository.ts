import { sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { orders } from './orders.table.ts';

/** What was bought takes place at another moment. */
export interface MovedOffer {
  readonly kind: string;
  readonly offerId: string;
  readonly startsAt: Date;
  /** Only orders for this moment, such as of passes whose first date it was. Left out: all. */
  readonly from?: Date;
}

/** In one statement: an order that moves to where another one was moves once. */
export async function moveStarts(database: Sql, moved: readonly MovedOffer[]): Promise<void> {
  const column = (of: (offer: MovedOffer) => string | null) => sql.param(moved.map(of));
  await database.execute(sql`
    update ${orders} set starts_at = given.starts_at
    from unnest(
      ${column(({ kind }) => kind)}::text[],
      ${column(({ offerId }) => offerId)}::text[],
      ${column(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
      ${column(({ from }) => from?.toISOString() ?? null)}::timestamptz[]
    ) as given (kind, offer_id, starts_at, was)
    where ${orders.kind} = given.kind and ${orders.offerId} = given.offer_id
      and (given.was is null or ${orders.startsAt} = given.was)
      and ${orders.startsAt} is distinct from given.starts_at`);
}
