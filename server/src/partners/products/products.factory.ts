import { newProduct } from '@chalkline/contract/partners/product.schema.ts';
import type { z } from 'zod';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { createProduct, type Product } from './products.service.ts';
import { recordStockMovement } from './stock.service.ts';

/** A product of this person’s partner, with so many pieces of each variant. */
export async function product(
  parts: Parts,
  viewer: Viewer,
  sketch: Partial<z.input<typeof newProduct>> = {},
  stock: readonly number[] = [],
): Promise<Product> {
  const usual = {
    name: 'Block chalk',
    description: '',
    currency: 'EUR' as const,
    state: 'on_sale' as const,
    options: [],
    variants: [{ values: [], sku: '', price: 950 }],
  };
  const made = await createProduct(parts, viewer, newProduct.parse({ ...usual, ...sketch }));
  for (const [at, { id: variantId }] of made.variants.entries()) {
    const quantity = stock[at] ?? 0;
    const movement = { variantId, kind: 'receive', quantity, note: '' } as const;
    if (quantity > 0) await recordStockMovement(parts, viewer, made.row.id, movement);
  }
  return made;
}

/** Ids of a product of this person’s partner and of its variant. */
export async function productIds(parts: Parts, viewer: Viewer) {
  const { row, variants } = await product(parts, viewer);
  return { productId: row.id, variantId: variants[0]?.id ?? '' };
}
