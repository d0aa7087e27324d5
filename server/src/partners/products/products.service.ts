import type {
  NewProduct,
  OwnProductsQuery,
  ProductChange,
  ProductsQuery,
} from '@chalkline/contract/partners/product.schema.ts';
import { variantKey } from '@chalkline/contract/partners/variants.rules.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { heldPlaces } from '../../checkout/orders/orders.room.service.ts';
import { sellerTermsOf } from '../../money/sellers/sellers.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { type PageAsked, readPage } from '../../platform/http/read-page.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { getOwnPartner, getPartner } from '../partners/partners.service.ts';
import type { PartnerRow } from '../partners/partners.table.ts';
import { isOpen, type ShownPicture, setProductPictures, showPicture } from './product-pictures.service.ts';
import { partnerNeeded, productChanged, productNotFound } from './products.errors.ts';
import {
  countProducts,
  findProduct,
  findProducts,
  findVariants,
  freeCodes,
  insertProduct,
  insertVariants,
  type ProductFilter,
  productOrder,
  takeProduct,
  updateProduct,
  updateVariant,
} from './products.repository.ts';
import { taxOf, variantPool } from './products.rules.ts';
import type { ProductPicture, ProductRow, VariantRow } from './products.table.ts';
import { followStock } from './stock-notices.service.ts';
import { findAskedBy } from './stock-requests.repository.ts';

/** A variant with the pieces that buyers hold while they pay. */
export interface Variant extends VariantRow {
  readonly held: number;
  /** By the viewer. */
  readonly isAsked: boolean;
}

export interface Product {
  readonly row: ProductRow;
  /** Those that are sold. */
  readonly variants: readonly Variant[];
  readonly pictures: readonly ShownPicture[];
  readonly tax: { readonly rate: number; readonly isIncluded: boolean } | null;
}

/** What is on sale. Throws 404 for a partner that the viewer may not know about. */
export async function listProducts(
  parts: Parts,
  viewer: MaybeViewer,
  partnerId: string,
  query: ProductsQuery,
): Promise<Page<Product[]>> {
  const partner = await getPartner(parts, viewer, partnerId);
  return readProducts(parts, viewer, partner, { state: 'on_sale' }, query);
}

/** Throws 404 for one that isn't on sale at this partner. */
export async function getProduct(
  parts: Parts,
  viewer: MaybeViewer,
  { partnerId, productId }: { readonly partnerId: string; readonly productId: string },
): Promise<Product> {
  const partner = await getPartner(parts, viewer, partnerId);
  const found = isId(productId) ? await findProduct(parts.database.sql, partner.id, productId) : null;
  if (found?.state !== 'on_sale') throw productNotFound();
  return wholeProduct(parts, parts.database.sql, { viewer, partner, row: found });
}

export async function listOwnProducts(
  parts: Parts,
  viewer: Viewer,
  query: OwnProductsQuery,
): Promise<Page<Product[]>> {
  const partner = await getOwnPartner(parts, viewer);
  if (!partner) return new Page([], null, 0);
  return readProducts(
    parts,
    viewer,
    partner,
    { state: query.state, search: query.search, stock: query.stock },
    query,
  );
}

async function readProducts(
  parts: Parts,
  viewer: MaybeViewer,
  partner: PartnerRow,
  wanted: Omit<ProductFilter, 'partnerId'>,
  query: PageAsked,
) {
  const { sql } = parts.database;
  const filter = { partnerId: partner.id, ...wanted };
  const page = await readPage(parts.config, query, {
    list: ['products', filter],
    order: productOrder,
    read: (asked) => findProducts(sql, filter, asked),
    count: () => countProducts(sql, filter),
  });
  const shown = await withVariants(parts, sql, { viewer, partner, rows: page.data });
  return new Page(shown, page.next, page.total);
}

interface Seen {
  readonly viewer: MaybeViewer;
  readonly partner: PartnerRow;
}

async function withVariants(
  parts: Parts,
  sql: Sql,
  { viewer, partner, rows }: Seen & { readonly rows: readonly ProductRow[] },
): Promise<Product[]> {
  if (rows.length === 0) return [];
  const found = await findVariants(
    sql,
    rows.map(({ id }) => id),
  );
  const sold = found.filter(({ isSold }) => isSold);
  const pools = sold.map(({ id }) => variantPool(id));
  const held = await heldPlaces(sql, pools, parts.clock.now());
  const usual = await sellerTermsOf(sql, { personId: partner.createdBy });
  const ids = sold.map(({ id }) => id);
  const asked = viewer ? await findAskedBy(sql, viewer.personId, ids) : new Set<string>();
  const counted = sold.map((variant) => ({
    ...variant,
    held: held.get(variantPool(variant.id)) ?? 0,
    isAsked: asked.has(variant.id),
  }));
  return rows.map((row) => ({
    row,
    tax: taxOf(row, usual),
    variants: counted.filter(({ productId }) => productId === row.id),
    pictures: row.pictures.map((picture) => showPicture(parts, viewer, picture, isOpen(partner, row))),
  }));
}

export async function wholeProduct(
  parts: Parts,
  sql: Sql,
  { row, ...seen }: Seen & { readonly row: ProductRow },
): Promise<Product> {
  const [product] = await withVariants(parts, sql, { ...seen, rows: [row] });
  return product ?? { row, tax: null, variants: [], pictures: [] };
}

/** Throws 404 for another partner's. */
export async function getOwnProduct(parts: Parts, viewer: Viewer, id: string): Promise<Product> {
  const partner = await getOwnPartner(parts, viewer);
  const found = partner && isId(id) ? await findProduct(parts.database.sql, partner.id, id) : null;
  if (!partner || !found) throw productNotFound();
  return wholeProduct(parts, parts.database.sql, { viewer, partner, row: found });
}

/** Asked again before a repeated call: throws 404 where the product isn’t the viewer’s. */
export async function ownsProduct(parts: Parts, viewer: Viewer, id: string): Promise<void> {
  await getOwnProduct(parts, viewer, id);
}

/** Throws 409 without a partner, and for a SKU that another variant of the partner has. */
export async function createProduct(parts: Parts, viewer: Viewer, body: NewProduct): Promise<Product> {
  const partner = await getOwnPartner(parts, viewer);
  if (!partner) throw partnerNeeded();
  return parts.database.transaction(async (tx) => {
    const id = newId(parts.clock.now().getTime());
    const pictures = await setProductPictures(parts, tx, viewer, id, body.pictures);
    const { row, variants } = await insertFresh(parts, tx, { id, partnerId: partner.id, body, pictures });
    const ids = variants.map((variant) => variant.id);
    await followStock(parts, tx, ids, { quietly: true });
    await auditProduct(parts, tx, viewer, id, 'created', { after: body });
    return wholeProduct(parts, tx.sql, { viewer, partner, row });
  });
}

interface Fresh {
  readonly id: string;
  readonly partnerId: string;
  readonly body: NewProduct;
  readonly pictures: readonly ProductPicture[];
}

/** A product with its variants, without a piece of them. Throws 409 for a SKU or barcode in use. */
export async function insertFresh(parts: Parts, tx: Transaction, { id, partnerId, body, pictures }: Fresh) {
  const { variants: asked, pictures: _, ...facts } = body;
  const createdAt = parts.clock.now();
  const row: ProductRow = { ...facts, id, pictures, partnerId, version: 1, createdAt };
  await insertProduct(tx.sql, row);
  const variants = newVariants(row, asked, createdAt);
  await insertVariants(tx.sql, variants);
  return { row, variants };
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
    barcode: variant.barcode,
    lowSince: null,
    price: variant.price,
    position: variant.position ?? at,
    isSold: true,
    stock: 0,
    pictureId: variant.picture,
  }));
}

/** Throws 404 for another partner's, 409 when it is not of the version that was read, and for a SKU in use. */
export async function changeProduct(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { variants: asked, pictures: shown, ...patch }: ProductChange,
): Promise<Product> {
  return parts.database.transaction(async (tx) => {
    const { partner, row } = await takeOwnProduct(parts, tx, viewer, id);
    const pictures = await setProductPictures(parts, tx, viewer, id, shown);
    const facts = readPatch(row, { ...patch, pictures }, productChanged)?.after;
    const kept = new Map((await findVariants(tx.sql, [id])).map((variant) => [variant.key, variant]));
    await freeCodes(tx.sql, id);
    const added: AskedVariant[] = [];
    for (const [position, variant] of asked.entries()) {
      const { values, sku, barcode, price, picture: pictureId } = variant;
      const before = kept.get(variantKey(values));
      kept.delete(variantKey(values));
      if (before)
        await updateVariant(tx.sql, before.id, {
          values,
          sku,
          barcode,
          price,
          pictureId,
          position,
          isSold: true,
        });
      else added.push({ ...variant, position });
    }
    for (const left of kept.values()) await updateVariant(tx.sql, left.id, { isSold: false });
    await insertVariants(tx.sql, newVariants(row, added, parts.clock.now()));
    const change = { ...facts, version: row.version + 1 };
    await updateProduct(tx.sql, id, change);
    const now = (await findVariants(tx.sql, [id])).map((variant) => variant.id);
    await followStock(parts, tx, now, { quietly: true });
    await auditProduct(parts, tx, viewer, id, 'changed', { after: { ...facts, variants: asked } });
    return wholeProduct(parts, tx.sql, { viewer, partner, row: { ...row, ...change } });
  });
}

/** Locks it. Throws 404 for another partner's. */
export async function takeOwnProduct(parts: Parts, tx: Transaction, viewer: Viewer, id: string) {
  const partner = await getOwnPartner(parts, viewer);
  const row = partner && isId(id) ? await takeProduct(tx.sql, partner.id, id) : null;
  if (!partner || !row) throw productNotFound();
  return { partner, row };
}

export function auditProduct(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  subjectId: string,
  what: 'created' | 'changed' | 'stock_moved',
  facts: { readonly after: object },
): Promise<void> {
  const action = `product.${what}` as const;
  return recordAudit(parts, tx, { actorId: personId, action, subjectKind: 'product', subjectId, ...facts });
}
