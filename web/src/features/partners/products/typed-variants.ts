import { combinationsOf, variantKey } from '@chalkline/contract/partners/variants.rules.ts';

export interface TypedOption {
  name: string;
  values: string[];
}

export interface TypedVariant {
  values: string[];
  sku: string;
  barcode: string;
  /** NaN while the box holds no amount. */
  price: number;
  /** Id of the picture that shows it; null: none. */
  picture: string | null;
}

export interface TypedPicture {
  /** The path of the upload. */
  image: string;
  alt: string;
}

/** A variant for each combination. What was typed for a combination stays; new ones begin with the first one's price. */
export function variantsFor(
  options: readonly TypedOption[],
  before: readonly TypedVariant[],
): TypedVariant[] {
  const filled = options.filter(({ values }) => values.some((value) => value.trim() !== ''));
  const words = filled.map(({ name, values }) => ({
    name,
    values: values.filter((one) => one.trim() !== ''),
  }));
  const known = new Map(before.map((variant) => [variantKey(variant.values), variant]));
  const price = before[0]?.price ?? Number.NaN;
  return combinationsOf(words).map((values) => ({
    ...(known.get(variantKey(values)) ?? { sku: '', barcode: '', price, picture: null }),
    values,
  }));
}
