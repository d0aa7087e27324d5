import type { RefundState } from '@chalkline/contract/money/money.lifecycles.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { findSellerNames } from '../../money/sellers/sellers.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';

/** What a desk says of a sale beside the order. */
export interface DeskFacts {
  /** Whose money it is. */
  readonly sellerName: string;
  /** Who sold it at the desk; null: it was bought online. */
  readonly deskPerson: string | null;
  /** Of the last refund; null: none. */
  readonly refund: RefundState | null;
}

export async function deskFactsOf(
  sql: Sql,
  { id, sellerId, deskPersonId }: Pick<OrderRow, 'id' | 'sellerId' | 'deskPersonId'>,
): Promise<DeskFacts> {
  const [sellerName = ''] = await findSellerNames(sql, [sellerId], 1);
  const last = (await findRefunds(sql, id)).at(-1);
  return { sellerName, deskPerson: await deskPersonOf(sql, deskPersonId), refund: last?.state ?? null };
}

/** The name of who sold at the desk; null: nobody did. */
export async function deskPersonOf(sql: Sql, deskPersonId: OrderRow['deskPersonId']): Promise<string | null> {
  return deskPersonId === null ? null : ((await personById(sql, deskPersonId))?.name ?? null);
}
