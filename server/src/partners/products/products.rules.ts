import { type TaxTerms, taxTermsOf } from '@chalkline/contract/money/pricing.rules.ts';

/** The pool that the checkout counts a variant's pieces by. */
export function variantPool(variantId: string): string {
  return `variant:${variantId}`;
}

interface Marked {
  readonly lowAt: number | null;
  readonly stock: number;
  readonly isSold: boolean;
}

/** Whether a variant has as few pieces as its product's mark, or fewer. Without a mark, or not sold, it's never low. */
export function isLowWith({ lowAt, stock, isSold }: Marked): boolean {
  return lowAt !== null && stock <= lowAt && isSold;
}

/** The tax of a product: its own rate, or the usual one of who sells; null: none. */
export function taxOf(
  { taxRate }: { readonly taxRate: number | null },
  usual: Parameters<typeof taxTermsOf>[0],
): TaxTerms | null {
  return taxTermsOf({ ...usual, taxRate: taxRate ?? usual.taxRate });
}

/** The rate of delivering these: theirs where all have the same, otherwise the usual one (null). */
export function deliveryRate(rates: readonly (number | null)[]): number | null {
  const [first = null, ...others] = rates;
  return others.every((rate) => rate === first) ? first : null;
}
