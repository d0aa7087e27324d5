import type { OrdersQuery } from '@chalkline/contract/checkout/order.schema.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { OrderRow } from './orders.table.ts';
import { findOrdersOf, orderOrder } from './own-orders.repository.ts';

/** What somebody bought or is about to pay for, newest first. Orders that were never paid are left out. */
export async function listOrders(
  { database, config, clock }: Parts,
  { personId }: Viewer,
  query: OrdersQuery,
): Promise<Page<OrderRow[]>> {
  const { search, held_for: heldFor } = query;
  return readPage(config, query, {
    list: ['orders', personId, search, heldFor],
    order: orderOrder,
    read: (page) => findOrdersOf(database.sql, { personId, now: clock.now(), search, heldFor }, page),
  });
}
