import { z } from 'zod';
import { idField, lineField, momentField, optionalLine, optionalText } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { amountField, currencyField, rateField, taxField } from '../money/money.schema.ts';
import { uploadField, uploadReply } from '../uploads/upload.schema.ts';
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
  barcode: 40,
  counted: 500,
  pieces: 100_000,
  note: 200,
  pictures: 10,
  alt: 200,
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
  barcode: optionalLine(productLimits.barcode).default(''),
  price: amountField,
  /** One of the product's pictures, shown once this variant is chosen. */
  picture: uploadField.nullable().default(null),
});

const pictureInput = z.strictObject({ image: uploadField, alt: optionalLine(productLimits.alt) });

const facts = {
  name: lineField(productLimits.name),
  description: optionalText(productLimits.description),
  currency: currencyField,
  /** In hundredths of a percent; null: the usual rate of who sells. */
  taxRate: rateField.nullable().default(null),
  state: z.enum(productStates),
  /** From this many pieces of a variant down, the partner gets a notice; null: never. */
  lowAt: z.int().min(0).max(productLimits.pieces).nullable().default(null),
  options: z.array(option).max(productLimits.options),
  variants: z.array(variantInput).min(1).max(productLimits.variants),
  /** In the order buyers see them. */
  pictures: z.array(pictureInput).max(productLimits.pictures).default([]),
};

interface Choices {
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly variants: readonly {
    readonly values: readonly string[];
    readonly sku: string;
    readonly picture: string | null;
  }[];
  readonly pictures: readonly { readonly image: string }[];
}

/**
 * Options, values and pictures are each named once, and each variant is another combination of the options with a SKU
 * of its own and one of the pictures.
 */
function checkVariants({ options, variants, pictures }: Choices, context: z.RefinementCtx): void {
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
  const images = new Set(pictures.map(({ image }) => image));
  if (images.size < pictures.length) refuse(['pictures'], 'has a picture twice');
  variants.forEach(({ values, sku, picture }, at) => {
    const key = variantKey(values);
    if (!possible.has(key)) refuse(['variants', at, 'values'], 'isn’t a combination of the options');
    if (seen.has(key)) refuse(['variants', at, 'values'], 'is there twice');
    if (sku && skus.has(sku.toLowerCase())) refuse(['variants', at, 'sku'], 'is there twice');
    if (picture !== null && !images.has(picture))
      refuse(['variants', at, 'picture'], 'isn’t one of the pictures');
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

/** How many pieces of each variant there are; of whatever products. */
export const newStockCount = z
  .strictObject({
    note: optionalLine(productLimits.note),
    lines: z
      .array(z.strictObject({ variantId: idField, counted: z.int().min(0).max(productLimits.pieces) }))
      .min(1)
      .max(productLimits.counted),
  })
  .refine(({ lines }) => new Set(lines.map(({ variantId }) => variantId)).size === lines.length, {
    path: ['lines'],
    error: 'names a variant twice',
  });
export type NewStockCount = z.output<typeof newStockCount>;

export const stockCountReply = z.object({
  counted: z.int(),
  differences: z.array(z.object({ variantId: z.string(), difference: z.int() })),
});

/** A variant that is sold, as its stock is counted. */
export const stockLine = z.object({
  variantId: z.string(),
  title: z.string(),
  sku: z.string(),
  barcode: z.string(),
  stock: z.int(),
});
export type StockLine = z.output<typeof stockLine>;

/** `code` is a barcode or a SKU, in any case. Without it all of them, as many as a count takes. */
export const stockLinesQuery = z.strictObject({ code: lineField(productLimits.barcode).optional() });

export const variantParams = z.strictObject({ variantId: idField });

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
      barcode: z.string().nullable(),
      /** Whether the viewer gets a notice once there are pieces again. */
      isAsked: z.boolean(),
      /** Id of the one of the pictures that shows it. */
      picture: z.string().nullable(),
    }),
  ),
  /** The rate that holds, in hundredths of a percent, and whether prices include it; null: no tax. */
  tax: taxField,
  /** As the owner set it; null also for others. */
  taxRate: rateField.nullable(),
  /** null also where only the owner sees it. */
  lowAt: z.int().nullable(),
  pictures: z.array(uploadReply.extend({ alt: z.string() })),
  version: z.int(),
  createdAt: momentField,
});
export type ProductReply = z.output<typeof productReply>;

export type ProductPictureReply = ProductReply['pictures'][number];

export const productsQuery = z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor });
export type ProductsQuery = z.output<typeof productsQuery>;

export const ownProductsQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(productStates).optional(),
  /** Those with a variant that is low. */
  stock: z.enum(['low']).optional(),
});
export type OwnProductsQuery = z.output<typeof ownProductsQuery>;

export const productParams = z.strictObject({ productId: idField });
export const soldProductParams = z.strictObject({ partnerId: idField, productId: idField });
