import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { showPicture } from './product-pictures.service.ts';
import { findOnSale, type ProductOnSale } from './products.repository.ts';

/** With the path of its first picture; null: it has none. */
export interface ProductFound extends ProductOnSale {
  readonly picturePath: string | null;
}

/** What approved partners sell by these words, the newest first. */
export async function searchProducts(
  parts: Parts,
  viewer: MaybeViewer,
  words: string,
  limit: number,
): Promise<ProductFound[]> {
  const found = await findOnSale(parts.database.sql, words, limit);
  return found.map((product) => {
    const [first] = product.pictures;
    return { ...product, picturePath: first ? showPicture(parts, viewer, first, true).path : null };
  });
}
