import { z } from 'zod';
import { idField, lineField, momentField, optionalLine, optionalText } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { amountField, currencyField } from '../money/money.schema.ts';
import { combinationsOf, variantKey } from './variants.rules.ts';

export const productStates = ['draft', 'on_sale', 'archived'] as const;
export type ProductState = (typeof productStates)[number];

export const productLimits = {
  name: 120,
  description: 2000,
  options: 3,
  values: 20,
  variants: 100,
  word: 40,
  sku: 40,
  pieces: 100_000,
  note: 200,
} as const;

/** From this many pieces on, buyers see that there are few. */
export const fewLeft = 5;

const option = z.strictObject({
  name: lineField(productLimits.word),
  values: z.array(lineField(productLimits.word)).min(1).max(productLimits.values),
});

const variantInput = z.strictObject({
  /** One value of each option, in their order. */
  values: z.array(lineField(productLimits.word)).max(productLimits.options),
  sku: optionalLine(productLimits.sku),
  price: amountField,
});

const facts = {
  name: lineField(productLimits.name),
  description: optionalText(productLimits.description),
  currency: currencyField,
  state: z.enum(productStates),
  options: z.array(option).max(productLimits.options),
  variants: z.array(variantInput).min(1).max(productLimits.variants),
};

interface Choices {
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly variants: readonly { readonly values: readonly string[]; readonly sku: string }[];
}

/** Options and values are each named once, and each variant is another combination of them with a SKU of its own. */
function checkVariants({ options, variants }: Choices, context: z.RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const isTwice = (words: readonly string[]) =>
    new Set(words.map((word) => word.toLowerCase())).size < words.length;
  if (isTwice(options.map(({ name }) => name))) refuse(['options'], 'has an option twice');
  options.forEach(({ values }, at) => {
    if (isTwice(values)) refuse(['options', at, 'values'], 'has a value twice');
  });
  const possible = new Set(combinationsOf(options).map(variantKey));
  const seen = new Set<string>();
  const skus = new Set<string>();
  variants.forEach(({ values, sku }, at) => {
    const key = variantKey(values);
    if (!possible.has(key)) refuse(['variants', at, 'values'], 'isn’t a combination of the options');
    if (seen.has(key)) refuse(['variants', at, 'values'], 'is there twice');
    if (sku && skus.has(sku.toLowerCase())) refuse(['variants', at, 'sku'], 'is there twice');
    seen.add(key);
    skus.add(sku.toLowerCase());
  });
}

export const newProduct = z.strictObject(facts).superRefine(checkVariants);
export type NewProduct = z.output<typeof newProduct>;

/** The whole product as it should be. `version` is the one that was read. */
export const productChange = z.strictObject({ ...facts, version: z.int().min(1) }).superRefine(checkVariants);
export type ProductChange = z.output<typeof productChange>;

export const stockMovementKinds = ['receive', 'write_off', 'count', 'sold', 'returned'] as const;
/** Those that are recorded by hand. */
export const handMovementKinds = ['receive', 'write_off', 'count'] as const;
export type StockMovementKind = (typeof stockMovementKinds)[number];

/** Pieces that came or went; of a count, how many there are. */
export const newStockMovement = z
  .strictObject({
    variantId: idField,
    kind: z.enum(handMovementKinds),
    quantity: z.int().min(0).max(productLimits.pieces),
    note: optionalLine(productLimits.note),
  })
  .refine(({ kind, quantity }) => kind === 'count' || quantity > 0, {
    path: ['quantity'],
    error: 'must be above 0',
  });
export type NewStockMovement = z.output<typeof newStockMovement>;

export const productReply = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  currency: currencyField,
  state: z.enum(productStates),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  variants: z.array(
    z.object({
      id: z.string(),
      values: z.array(z.string()),
      price: z.int(),
      /** How many pieces there are where only few are left; null: more than that. Exact for the owner. */
      left: z.int().nullable(),
      /** null: only the owner sees it. */
      sku: z.string().nullable(),
    }),
  ),
  version: z.int(),
  createdAt: momentField,
});
export type ProductReply = z.output<typeof productReply>;

export const productsQuery = z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor });
export type ProductsQuery = z.output<typeof productsQuery>;

export const ownProductsQuery = z.strictObject({ ...pageQuery, state: z.enum(productStates).optional() });
export type OwnProductsQuery = z.output<typeof ownProductsQuery>;

export const productParams = z.strictObject({ productId: idField });
