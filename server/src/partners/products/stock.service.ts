import type {
  NewStockCount,
  NewStockMovement,
  StockLine,
} from '@chalkline/contract/partners/product.schema.ts';
import { claimPools } from '../../checkout/orders/orders.room.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { getOwnPartner } from '../partners/partners.service.ts';
import { partnerNeeded, tooFewPieces, variantNotFound } from './products.errors.ts';
import { findVariants, findVariantsById, insertStockMovement } from './products.repository.ts';
import { variantPool } from './products.rules.ts';
import { auditProduct, type Product, takeOwnProduct, wholeProduct } from './products.service.ts';
import { followStock } from './stock-notices.service.ts';
import { findStockLinesOf } from './stock-requests.repository.ts';

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
    const { partner, row } = await takeOwnProduct(parts, tx, viewer, id);
    const isOfProduct = (await findVariants(tx.sql, [id])).some((one) => one.id === variantId);
    if (!isOfProduct) throw variantNotFound();
    const held = await claimPools(tx, [variantPool(variantId)], parts.clock.now());
    const [current] = await findVariantsById(tx.sql, [variantId]);
    const stock = current?.stock ?? 0;
    const signed = { receive: quantity, write_off: -quantity, count: quantity - stock };
    const movement = { kind, quantity: signed[kind], note };
    await moveStock(parts, tx, { variantId, stock, held, movement });
    await followStock(parts, tx, [variantId]);
    await auditProduct(parts, tx, viewer, id, 'stock_moved', { after: { variantId, ...movement } });
    return wholeProduct(parts, tx.sql, { viewer, partner, row });
  });
}

interface Move {
  readonly variantId: string;
  readonly stock: number;
  /** By pool. */
  readonly held: ReadonlyMap<string, number>;
  readonly movement: {
    readonly kind: NewStockMovement['kind'];
    readonly quantity: number;
    readonly note: string;
  };
}

/** Throws 409 where fewer pieces would be left than buyers hold, whose pools the transaction has claimed. */
export async function moveStock(
  parts: Parts,
  tx: Transaction,
  { variantId, stock, held, movement }: Move,
): Promise<void> {
  const kept = held.get(variantPool(variantId)) ?? 0;
  if (movement.quantity < 0 && stock + movement.quantity < kept) throw tooFewPieces();
  const at = parts.clock.now();
  await insertStockMovement(tx.sql, { id: newId(at.getTime()), variantId, at, ...movement });
}

export interface Counted {
  readonly counted: number;
  readonly differences: { readonly variantId: string; readonly difference: number }[];
}

/**
 * The differences to what was counted, computed as they are saved: a sale during the count isn't taken off twice. All
 * or nothing. Throws 409 without a partner and where buyers hold more than was counted, 404 for another's variant.
 */
export async function countStock(
  parts: Parts,
  viewer: Viewer,
  { lines, note }: NewStockCount,
): Promise<Counted> {
  const partner = await getOwnPartner(parts, viewer);
  if (!partner) throw partnerNeeded();
  const ids = lines.map(({ variantId }) => variantId);
  if (!ids.every(isId)) throw variantNotFound();
  return parts.database.transaction(async (tx) => {
    const held = await claimPools(tx, ids.map(variantPool), parts.clock.now());
    const found = new Map((await findVariantsById(tx.sql, ids)).map((variant) => [variant.id, variant]));
    const differences: { variantId: string; difference: number }[] = [];
    for (const { variantId, counted } of lines.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))) {
      const variant = found.get(variantId);
      if (variant?.partnerId !== partner.id) throw variantNotFound();
      const difference = counted - variant.stock;
      const movement = { kind: 'count' as const, quantity: difference, note };
      await moveStock(parts, tx, { variantId, stock: variant.stock, held, movement });
      await auditProduct(parts, tx, viewer, variant.productId, 'stock_moved', {
        after: { variantId, ...movement },
      });
      if (difference !== 0) differences.push({ variantId, difference });
    }
    await followStock(parts, tx, ids);
    return { counted: lines.length, differences };
  });
}

/** Variants of the viewer's partner by their barcode or SKU. */
export async function findStockLines(parts: Parts, viewer: Viewer, code?: string): Promise<StockLine[]> {
  const partner = await getOwnPartner(parts, viewer);
  const found = partner ? await findStockLinesOf(parts.database.sql, partner.id, code) : [];
  return found.map(({ name, values, ...line }) => ({ ...line, title: [name, ...values].join(', ') }));
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
  await followStock(parts, tx, [variantId]);
}
