import type { ProductState } from '@chalkline/contract/partners/product.schema.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { partners } from '../partners/partners.table.ts';
import { barcodeTaken, skuTaken, tooFewPieces } from './products.errors.ts';
import {
  type ProductRow,
  products,
  type StockMovementRow,
  stockMovements,
  type VariantRow,
  variants,
} from './products.table.ts';

export const productOrder = newestFirst(products.id);

export function findProductNames(
  database: Sql,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly name: string; readonly partnerId: string }[]> {
  return database
    .select({ id: products.id, name: products.name, partnerId: products.partnerId })
    .from(products)
    .where(inArray(products.id, [...ids]));
}

export interface ProductFilter {
  readonly partnerId: string;
  readonly state?: ProductState | undefined;
  readonly search?: string | undefined;
  readonly stock?: 'low' | undefined;
}

const words = sql`(${products.name} || ' ' || ${products.description})`;

function fits({ partnerId, state, search, stock }: ProductFilter) {
  return and(
    eq(products.partnerId, partnerId),
    state && eq(products.state, state),
    search ? matchesPrefixes(words, search) : undefined,
    stock &&
      sql`exists (select from ${variants} where ${variants.productId} = ${products.id}
        and ${variants.isSold} and ${variants.lowSince} is not null)`,
  );
}

export function findProducts(database: Sql, filter: ProductFilter, page: KeysetPage): Promise<ProductRow[]> {
  return pageOf(database.select().from(products).$dynamic(), fits(filter), page);
}

export function countProducts(database: Sql, filter: ProductFilter): Promise<number> {
  return database.$count(products, fits(filter));
}

export interface ProductOnSale extends Pick<ProductRow, 'id' | 'name' | 'partnerId' | 'pictures'> {
  readonly partner: string;
}

/** What approved partners sell by these words, the newest first. */
export function findOnSale(database: Sql, search: string, limit: number): Promise<ProductOnSale[]> {
  const { id, name, partnerId, pictures } = products;
  return database
    .select({ id, name, partnerId, pictures, partner: partners.name })
    .from(products)
    .innerJoin(partners, eq(partners.id, products.partnerId))
    .where(and(eq(products.state, 'on_sale'), eq(partners.state, 'approved'), matchesPrefixes(words, search)))
    .orderBy(desc(products.id))
    .limit(limit);
}

export async function findProduct(database: Sql, partnerId: string, id: string): Promise<ProductRow | null> {
  const own = and(eq(products.id, id), eq(products.partnerId, partnerId));
  const [found] = await database.select().from(products).where(own);
  return found ?? null;
}

/** Of whatever partner. */
export async function findProductOf(database: Sql, id: string): Promise<ProductRow | null> {
  const [found] = await database.select().from(products).where(eq(products.id, id));
  return found ?? null;
}

export async function findProductIds(database: Sql, partnerId: string): Promise<string[]> {
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .where(eq(products.partnerId, partnerId));
  return rows.map(({ id }) => id);
}

/** Locked until the transaction ends. */
export async function takeProduct(database: Sql, partnerId: string, id: string): Promise<ProductRow | null> {
  const own = and(eq(products.id, id), eq(products.partnerId, partnerId));
  const [found] = await database.select().from(products).where(own).for('update');
  return found ?? null;
}

/** Of these products, those that aren't sold anymore too. */
export function findVariants(database: Sql, productIds: readonly string[]): Promise<VariantRow[]> {
  return database
    .select()
    .from(variants)
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(variants.position, variants.id);
}

export function findVariantsById(database: Sql, ids: readonly string[]): Promise<VariantRow[]> {
  return database
    .select()
    .from(variants)
    .where(inArray(variants.id, [...ids]))
    .orderBy(variants.id);
}

/** Variants that are on sale at a partner, each with its product. */
export function findSold(
  database: Sql,
  partnerId: string,
  variantIds: readonly string[],
): Promise<{ product: ProductRow; variant: VariantRow }[]> {
  return database
    .select({ product: products, variant: variants })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        inArray(variants.id, [...variantIds]),
        eq(variants.isSold, true),
        eq(products.partnerId, partnerId),
        eq(products.state, 'on_sale'),
      ),
    );
}

export async function insertProduct(database: Sql, row: ProductRow): Promise<void> {
  await database.insert(products).values(row);
}

export async function updateProduct(database: Sql, id: string, change: Partial<ProductRow>): Promise<void> {
  await database.update(products).set(change).where(eq(products.id, id));
}

/** Throws 409 for a SKU or barcode that another variant of the partner has. */
export async function insertVariants(database: Sql, rows: readonly VariantRow[]): Promise<void> {
  if (rows.length > 0)
    await database
      .insert(variants)
      .values([...rows])
      .catch(refuseTaken);
}

/** The same. */
export async function updateVariant(database: Sql, id: string, change: Partial<VariantRow>): Promise<void> {
  await database.update(variants).set(change).where(eq(variants.id, id)).catch(refuseTaken);
}

/** Before they are changed one by one: SKUs and barcodes may go from one variant to another. */
export async function freeCodes(database: Sql, productId: string): Promise<void> {
  await database.update(variants).set({ sku: '', barcode: '' }).where(eq(variants.productId, productId));
}

function refuseTaken(error: unknown): never {
  const broken = brokenConstraint(error);
  if (broken === 'variants_barcode') throw barcodeTaken();
  throw broken === 'variants_sku' ? skuTaken() : error;
}

/** Somebody who edits one of them has to read it again. */
export async function raiseVersions(database: Sql, ids: readonly string[]): Promise<void> {
  await database
    .update(products)
    .set({ version: sql`${products.version} + 1` })
    .where(inArray(products.id, [...ids]));
}

/** Throws 409 where fewer than none would be left. */
export async function insertStockMovement(database: Sql, row: StockMovementRow): Promise<void> {
  await database
    .insert(stockMovements)
    .values(row)
    .catch((error) => {
      throw brokenConstraint(error) === 'variants_stock' ? tooFewPieces() : error;
    });
}
