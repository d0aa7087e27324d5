import { showMoney } from '@chalkline/contract/money/show-money.ts';
import type { ProductReply, ProductState } from '@chalkline/contract/partners/product.schema.ts';
import { localeNow, numberText } from '../../ui/locale.ts';

export const productStateLabels: Readonly<Record<ProductState, string>> = {
  draft: 'Draft',
  on_sale: 'On sale',
  archived: 'Archived',
};

type Priced = Pick<ProductReply, 'variants' | 'currency'>;

/** "€32.00", or "from €32.00" where variants differ. */
export function pricesText({ variants, currency }: Priced): string {
  const prices = variants.map(({ price }) => price);
  const least = Math.min(...prices);
  const text = showMoney(least, currency, localeNow());
  return Math.max(...prices) > least ? `from ${text}` : text;
}

/** "In stock", "3 left" or "Sold out". */
export function leftText(left: number | null): string {
  if (left === null) return 'In stock';
  return left === 0 ? 'Sold out' : `${numberText(left)} left`;
}

/** "Ink, M"; of a product without options its name. */
export function variantName(values: readonly string[], name: string): string {
  return values.length > 0 ? values.join(', ') : name;
}
