import { showMoney } from '@chalkline/contract/money/show-money.ts';
import type {
  ProductPictureReply,
  ProductReply,
  ProductState,
} from '@chalkline/contract/partners/product.schema.ts';
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

/** "S, M, L or XL"; of a product without options "In stock", and "Sold out" where nothing is left. */
export function choiceText({ options, variants }: Pick<ProductReply, 'options' | 'variants'>): string {
  if (variants.every(({ left }) => left === 0)) return 'Sold out';
  if (options.length === 0) return leftText(variants[0]?.left ?? null);
  const words = options.map(({ values }) =>
    new Intl.ListFormat('en', { type: 'disjunction' }).format(values),
  );
  return words.join(' · ');
}

/** The picture that shows a variant: its own, or the first one. */
export function pictureOf(
  { pictures }: Pick<ProductReply, 'pictures'>,
  { picture }: Pick<ProductReply['variants'][number], 'picture'>,
): ProductPictureReply | null {
  return pictures.find(({ id }) => id === picture) ?? pictures[0] ?? null;
}

/** "Ink, M"; of a product without options its name. */
export function variantName(values: readonly string[], name: string): string {
  return values.length > 0 ? values.join(', ') : name;
}
