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

interface UsualTax {
  /** In hundredths of a percent. */
  readonly taxRate: number;
  readonly taxIncluded: boolean;
}

/** The tax of a product: its own rate, or the usual one of who sells; null: none. */
export function taxOf({ taxRate }: { readonly taxRate: number | null }, usual: UsualTax) {
  const rate = taxRate ?? usual.taxRate;
  return rate === 0 ? null : { rate, isIncluded: usual.taxIncluded };
}

/** The rate of delivering these: theirs where all have the same, otherwise the usual one (null). */
export function deliveryRate(rates: readonly (number | null)[]): number | null {
  const [first = null, ...others] = rates;
  return others.every((rate) => rate === first) ? first : null;
}
