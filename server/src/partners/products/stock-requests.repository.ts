import { productLimits } from '@chalkline/contract/partners/product.schema.ts';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { staffIdsOf } from '../partners/partner-staff.repository.ts';
import { partners } from '../partners/partners.table.ts';
import { products, stockRequests, type VariantRow, variants } from './products.table.ts';

/** What an export tells of it; it goes with its person. */
export const stockRequestPersonalTables: readonly PersonalTable[] = [
  {
    table: stockRequests,
    byId: [stockRequests.personId],
    exported: {
      name: 'stockRequests',
      columns: { variantId: stockRequests.variantId, askedAt: stockRequests.askedAt },
    },
    erased: 'deleted',
  },
];

export async function insertStockRequest(
  database: Sql,
  row: typeof stockRequests.$inferSelect,
): Promise<void> {
  await database.insert(stockRequests).values(row).onConflictDoNothing();
}

export async function deleteStockRequest(database: Sql, variantId: string, personId: string): Promise<void> {
  await database
    .delete(stockRequests)
    .where(and(eq(stockRequests.variantId, variantId), eq(stockRequests.personId, personId)));
}

/** Which of these variants a person asked about. */
export async function findAskedBy(
  database: Sql,
  personId: string,
  variantIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (variantIds.length === 0) return new Set();
  const rows = await database
    .select({ variantId: stockRequests.variantId })
    .from(stockRequests)
    .where(and(eq(stockRequests.personId, personId), inArray(stockRequests.variantId, [...variantIds])));
  return new Set(rows.map(({ variantId }) => variantId));
}

/** Ends the requests about a variant, and gives who made them: of two that do it at once, one gets each. */
export async function takeStockRequests(database: Sql, variantId: string): Promise<string[]> {
  const rows = await database
    .delete(stockRequests)
    .where(eq(stockRequests.variantId, variantId))
    .returning({ personId: stockRequests.personId });
  return rows.map(({ personId }) => personId);
}

/** Variants that people asked about and that are sold now, with pieces in stock. */
export async function findBackInStock(database: Sql): Promise<Pick<VariantRow, 'id' | 'stock'>[]> {
  return database
    .selectDistinct({ id: variants.id, stock: variants.stock })
    .from(stockRequests)
    .innerJoin(variants, eq(variants.id, stockRequests.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(partners, eq(partners.id, variants.partnerId))
    .where(onSale(gt(variants.stock, 0)))
    .orderBy(asc(variants.id));
}

export type VariantForNotice = Awaited<ReturnType<typeof findVariantsForNotices>>[number];

/** Variants with what a notice about them says, and to whom. */
export function findVariantsForNotices(database: Sql, ids: readonly string[]) {
  return database
    .select({
      id: variants.id,
      values: variants.values,
      stock: variants.stock,
      isSold: variants.isSold,
      lowSince: variants.lowSince,
      productId: products.id,
      name: products.name,
      lowAt: products.lowAt,
      state: products.state,
      partnerId: partners.id,
      partner: partners.name,
      ownerId: partners.createdBy,
      staffIds: staffIdsOf,
      partnerState: partners.state,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(partners, eq(partners.id, variants.partnerId))
    .where(inArray(variants.id, [...ids]))
    .orderBy(asc(variants.id));
}

export async function updateLowSince(database: Sql, id: string, lowSince: Date | null): Promise<void> {
  await database.update(variants).set({ lowSince }).where(eq(variants.id, id));
}

/** Variants that are sold, by product; with a code those with this barcode or SKU, in any case. */
export function findStockLinesOf(database: Sql, partnerId: string, code: string | undefined) {
  const wanted = code?.toLowerCase();
  return database
    .select({
      variantId: variants.id,
      values: variants.values,
      name: products.name,
      sku: variants.sku,
      barcode: variants.barcode,
      stock: variants.stock,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(variants.partnerId, partnerId),
        eq(variants.isSold, true),
        wanted === undefined
          ? undefined
          : sql`(lower(${variants.barcode}) = ${wanted} or lower(${variants.sku}) = ${wanted})`,
      ),
    )
    .orderBy(asc(products.name), asc(products.id), asc(variants.position))
    .limit(productLimits.counted);
}

function onSale(also: ReturnType<typeof gt>) {
  return and(also, eq(variants.isSold, true), eq(products.state, 'on_sale'), eq(partners.state, 'approved'));
}
