import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { partners } from '../partners/partners.table.ts';
import { products, variants } from './products.table.ts';

/** What partners sell: how many products, and from which price in the currency they deliver in. */
export function findShops(
  database: Sql,
  partnerIds: readonly string[],
): Promise<{ partnerId: string; products: number; from: number | null }[]> {
  const isDelivered = sql`${products.currency} = ${partners.delivery} ->> 'currency'`;
  return database
    .select({
      partnerId: products.partnerId,
      products: sql<number>`count(distinct ${products.id})`.mapWith(Number),
      from: sql<number | null>`min(${variants.price}) filter (where ${isDelivered})::float8`,
    })
    .from(products)
    .innerJoin(partners, eq(partners.id, products.partnerId))
    .innerJoin(variants, and(eq(variants.productId, products.id), variants.isSold))
    .where(and(inArray(products.partnerId, [...partnerIds]), eq(products.state, 'on_sale')))
    .groupBy(products.partnerId);
}
