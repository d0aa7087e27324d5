import type { Parts } from '../../platform/parts.ts';
import { findOnSale, type ProductOnSale } from './products.repository.ts';

/** What approved partners sell by these words, the newest first. */
export function searchProducts(parts: Parts, words: string, limit: number): Promise<ProductOnSale[]> {
  return findOnSale(parts.database.sql, words, limit);
}
