import { type CurrencyCode, currencies } from '@chalkline/contract/money/currencies.ts';
import { readAmount, showMoney, writeAmount } from '@chalkline/contract/money/show-money.ts';
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

/** What an AmountField needs of a currency. */
export function amountLook(currency: CurrencyCode) {
  return {
    unit: currency,
    hasDecimals: currencies[currency].exponent > 0,
    read: (typed: string) => readAmount(typed, currency),
    write: (amount: number) => writeAmount(amount, currency),
  };
}

/** "Ink, M"; of a product without options its name. */
export function variantName(values: readonly string[], name: string): string {
  return values.length > 0 ? values.join(', ') : name;
}
