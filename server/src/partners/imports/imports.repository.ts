import { and, asc, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { products, variants } from '../products/products.table.ts';
import type { KnownVariant } from './product-plan.rules.ts';

/** What a partner sells, variant by variant. */
export function findKnownVariants(database: Sql, partnerId: string): Promise<KnownVariant[]> {
  const { id, productId, values, sku, barcode, price, stock } = variants;
  return database
    .select({ id, productId, product: products.name, values, sku, barcode, price, stock })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.partnerId, partnerId), eq(variants.isSold, true)))
    .orderBy(asc(variants.id))
    .execute();
}
