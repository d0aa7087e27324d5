import type {
  NewProduct,
  NewStockMovement,
  OwnProductsQuery,
  ProductChange,
  ProductsQuery,
} from '@chalkline/contract/partners/product.schema.ts';
import { variantKey } from '@chalkline/contract/partners/variants.rules.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { claimPools, heldPlaces } from '../../checkout/orders/orders.room.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { type PageAsked, readPage } from '../../platform/http/read-page.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { getOwnPartner, getPartner } from '../partners/partners.service.ts';
import {
  partnerNeeded,
  productChanged,
  productNotFound,
  tooFewPieces,
  variantNotFound,
} from './products.errors.ts';
import {
  countProducts,
  findProduct,
  findProducts,
  findVariants,
  findVariantsById,
  freeSkus,
  insertProduct,
  insertStockMovement,
  insertVariants,
  type ProductFilter,
  productOrder,
  takeProduct,
  updateProduct,
  updateVariant,
} from './products.repository.ts';
import type { ProductRow, VariantRow } from './products.table.ts';

/** A variant with the pieces that buyers hold while they pay. */
export interface Variant extends VariantRow {
  readonly held: number;
}

export interface Product {
  readonly row: ProductRow;
  /** Those that are sold. */
  readonly variants: readonly Variant[];
}

/** What is on sale. Throws 404 for a partner that the viewer may not know about. */
export async function listProducts(
  parts: Parts,
  viewer: MaybeViewer,
  partnerId: string,
  query: ProductsQuery,
): Promise<Page<Product[]>> {
  const partner = await getPartner(parts, viewer, partnerId);
  return readProducts(parts, { partnerId: partner.id, state: 'on_sale' }, query);
}

export async function listOwnProducts(
  parts: Parts,
  viewer: Viewer,
  query: OwnProductsQuery,
): Promise<Page<Product[]>> {
  const partner = await getOwnPartner(parts, viewer);
  if (!partner) return new Page([], null, 0);
  return readProducts(parts, { partnerId: partner.id, state: query.state, search: query.search }, query);
}

async function readProducts(parts: Parts, filter: ProductFilter, query: PageAsked) {
  const { sql } = parts.database;
  const page = await readPage(parts.config, query, {
    list: ['products', filter],
    order: productOrder,
    read: (asked) => findProducts(sql, filter, asked),
    count: () => countProducts(sql, filter),
  });
  return new Page(await withVariants(parts, sql, page.data), page.next, page.total);
}

async function withVariants(
  parts: Pick<Parts, 'clock'>,
  sql: Sql,
  rows: readonly ProductRow[],
): Promise<Product[]> {
  if (rows.length === 0) return [];
  const found = await findVariants(
    sql,
    rows.map(({ id }) => id),
  );
  const sold = found.filter(({ isSold }) => isSold);
  const pools = sold.map(({ id }) => variantPool(id));
  const held = await heldPlaces(sql, pools, parts.clock.now());
  const counted = sold.map((variant) => ({ ...variant, held: held.get(variantPool(variant.id)) ?? 0 }));
  return rows.map((row) => ({ row, variants: counted.filter(({ productId }) => productId === row.id) }));
}

async function whole(parts: Pick<Parts, 'clock'>, sql: Sql, row: ProductRow): Promise<Product> {
  const [product] = await withVariants(parts, sql, [row]);
  return product ?? { row, variants: [] };
}

/** Throws 404 for another partner's. */
export async function getOwnProduct(parts: Parts, viewer: Viewer, id: string): Promise<Product> {
  const partner = await getOwnPartner(parts, viewer);
  const found = partner && isId(id) ? await findProduct(parts.database.sql, partner.id, id) : null;
  if (!found) throw productNotFound();
  return whole(parts, parts.database.sql, found);
}

/** Asked again before a repeated call: throws 404 where the product isn’t the viewer’s. */
export async function ownsProduct(parts: Parts, viewer: Viewer, id: string): Promise<void> {
  await getOwnProduct(parts, viewer, id);
}

/** Throws 409 without a partner, and for a SKU that another variant of the partner has. */
export async function createProduct(parts: Parts, viewer: Viewer, body: NewProduct): Promise<Product> {
  const partner = await getOwnPartner(parts, viewer);
  if (!partner) throw partnerNeeded();
  const now = parts.clock.now();
  const { variants: asked, ...facts } = body;
  return parts.database.transaction(async (tx) => {
    const row = {
      ...facts,
      id: newId(now.getTime()),
      partnerId: partner.id,
      version: 1,
      createdAt: now,
    };
    await insertProduct(tx.sql, row);
    await insertVariants(tx.sql, newVariants(row, asked, now));
    await audit(parts, tx, viewer, row.id, 'created', { after: body });
    return whole(parts, tx.sql, row);
  });
}

type AskedVariant = NewProduct['variants'][number] & { readonly position?: number };

function newVariants(product: ProductRow, asked: readonly AskedVariant[], now: Date): VariantRow[] {
  return asked.map((variant, at) => ({
    id: newId(now.getTime()),
    productId: product.id,
    partnerId: product.partnerId,
    key: variantKey(variant.values),
    values: variant.values,
    sku: variant.sku,
    price: variant.price,
    position: variant.position ?? at,
    isSold: true,
    stock: 0,
  }));
}

/** Throws 404 for another partner's, 409 when it is not of the version that was read, and for a SKU in use. */
export async function changeProduct(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { variants: asked, ...patch }: ProductChange,
): Promise<Product> {
  return parts.database.transaction(async (tx) => {
    const row = await takeOwn(parts, tx, viewer, id);
    const facts = readPatch(row, patch, productChanged)?.after;
    const kept = new Map((await findVariants(tx.sql, [id])).map((variant) => [variant.key, variant]));
    await freeSkus(tx.sql, id);
    const added: AskedVariant[] = [];
    for (const [position, variant] of asked.entries()) {
      const { values, sku, price } = variant;
      const before = kept.get(variantKey(values));
      kept.delete(variantKey(values));
      if (before) await updateVariant(tx.sql, before.id, { values, sku, price, position, isSold: true });
      else added.push({ ...variant, position });
    }
    for (const left of kept.values()) await updateVariant(tx.sql, left.id, { isSold: false });
    await insertVariants(tx.sql, newVariants(row, added, parts.clock.now()));
    const change = { ...facts, version: row.version + 1 };
    await updateProduct(tx.sql, id, change);
    await audit(parts, tx, viewer, id, 'changed', { after: { ...facts, variants: asked } });
    return whole(parts, tx.sql, { ...row, ...change });
  });
}

/**
 * Throws 404 for another partner's product and for a variant of another, 409 where fewer would be left than buyers hold
 * while they pay.
 */
export async function recordStockMovement(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { variantId, kind, quantity, note }: NewStockMovement,
): Promise<Product> {
  return parts.database.transaction(async (tx) => {
    const row = await takeOwn(parts, tx, viewer, id);
    const isOfProduct = (await findVariants(tx.sql, [id])).some((one) => one.id === variantId);
    if (!isOfProduct) throw variantNotFound();
    const at = parts.clock.now();
    const pool = variantPool(variantId);
    const held = (await claimPools(tx, [pool], at)).get(pool) ?? 0;
    const [current] = await findVariantsById(tx.sql, [variantId]);
    const stock = current?.stock ?? 0;
    const signed = { receive: quantity, write_off: -quantity, count: quantity - stock };
    const movement = { kind, quantity: signed[kind], note };
    if (movement.quantity < 0 && stock + movement.quantity < held) throw tooFewPieces();
    await insertStockMovement(tx.sql, { id: newId(at.getTime()), variantId, at, ...movement });
    await audit(parts, tx, viewer, id, 'stock_moved', { after: { variantId, ...movement } });
    return whole(parts, tx.sql, row);
  });
}

/** The pool that the checkout counts a variant's pieces by. */
export function variantPool(variantId: string): string {
  return `variant:${variantId}`;
}

/** Pieces that were sold, or came back. */
export async function moveSold(
  parts: Parts,
  tx: Transaction,
  variantId: string,
  quantity: number,
): Promise<void> {
  const at = parts.clock.now();
  const kind = quantity < 0 ? 'sold' : 'returned';
  await insertStockMovement(tx.sql, { id: newId(at.getTime()), variantId, kind, quantity, note: '', at });
}

async function takeOwn(parts: Parts, tx: Transaction, viewer: Viewer, id: string): Promise<ProductRow> {
  const partner = await getOwnPartner(parts, viewer);
  const found = partner && isId(id) ? await takeProduct(tx.sql, partner.id, id) : null;
  if (!found) throw productNotFound();
  return found;
}

function audit(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  subjectId: string,
  what: 'created' | 'changed' | 'stock_moved',
  facts: { readonly after: object },
): Promise<void> {
  const action = `product.${what}`;
  return recordAudit(parts, tx, { actorId: personId, action, subjectKind: 'product', subjectId, ...facts });
}
