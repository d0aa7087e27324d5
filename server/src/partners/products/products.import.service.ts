import type { NewProduct } from '@chalkline/contract/partners/product.schema.ts';
import { claimPools } from '../../checkout/orders/orders.room.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { raiseVersions, updateVariant } from './products.repository.ts';
import { variantPool } from './products.rules.ts';
import { insertFresh } from './products.service.ts';
import { moveStock } from './stock.service.ts';
import { followStock } from './stock-notices.service.ts';

interface WantedVariant {
  readonly variant: { readonly id: string; readonly productId: string; readonly stock: number };
  readonly sku: string;
  readonly barcode: string;
  readonly price: number;
  /** null: as it is. */
  readonly stock: number | null;
}

const note = 'Imported';

/** Changes prices, codes and stock of variants. Throws 409 where buyers hold more pieces than there would be. */
export async function applyToVariants(
  parts: Parts,
  tx: Transaction,
  changes: readonly WantedVariant[],
): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ variant }) => variant.id);
  const held = await claimPools(tx, ids.map(variantPool), parts.clock.now());
  // Codes may go from one variant to another.
  for (const id of ids) await updateVariant(tx.sql, id, { sku: '', barcode: '' });
  for (const { variant, sku, barcode, price, stock } of changes) {
    await updateVariant(tx.sql, variant.id, { sku, barcode, price });
    if (stock === null) continue;
    const movement = { kind: 'count' as const, quantity: stock - variant.stock, note };
    await moveStock(parts, tx, { variantId: variant.id, stock: variant.stock, held, movement });
  }
  await raiseVersions(tx.sql, [...new Set(changes.map(({ variant }) => variant.productId))]);
  await followStock(parts, tx, ids);
}

/** A new product of a partner with so many pieces of each variant. */
export async function insertWithStock(
  parts: Parts,
  tx: Transaction,
  made: { readonly partnerId: string; readonly body: NewProduct; readonly stock: readonly number[] },
): Promise<void> {
  const { partnerId, body, stock } = made;
  const { variants } = await insertFresh(parts, tx, {
    id: newId(parts.clock.now().getTime()),
    partnerId,
    body,
    pictures: [],
  });
  for (const [at, { id: variantId }] of variants.entries()) {
    const quantity = stock[at] ?? 0;
    if (quantity === 0) continue;
    const movement = { kind: 'receive' as const, quantity, note };
    await moveStock(parts, tx, { variantId, stock: 0, held: new Map(), movement });
  }
  await followStock(
    parts,
    tx,
    variants.map(({ id }) => id),
    { quietly: true },
  );
}
