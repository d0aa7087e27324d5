import { type NewProduct, newProduct } from '@chalkline/contract/partners/product.schema.ts';
import type {
  ProductProblem,
  ProductProblemCode,
} from '@chalkline/contract/partners/product-import.schema.ts';
import { plainName, rowProblemOf } from '../../imports/csv-table.rules.ts';
import type { ProductLine } from './product-table.rules.ts';

/** A variant that is sold now. */
export interface KnownVariant {
  readonly id: string;
  readonly productId: string;
  readonly product: string;
  readonly values: readonly string[];
  readonly sku: string;
  readonly barcode: string;
  readonly price: number;
  readonly stock: number;
}

export interface VariantChange {
  readonly variant: KnownVariant;
  readonly sku: string;
  readonly barcode: string;
  readonly price: number;
  /** null: as it is. */
  readonly stock: number | null;
}

export interface PlannedProduct {
  readonly body: NewProduct;
  /** Pieces of each variant. */
  readonly stock: readonly number[];
}

export interface ProductPlan {
  readonly products: readonly PlannedProduct[];
  /** Variants of new products. */
  readonly added: readonly ProductLine[];
  readonly changed: readonly VariantChange[];
  readonly unchanged: number;
  readonly problems: readonly ProductProblem[];
}

/** What a file adds and changes: products that are there are found by name, their variants by value or SKU. */
export function planProducts(lines: readonly ProductLine[], known: readonly KnownVariant[]): ProductPlan {
  const problems: ProductProblem[] = [];
  const refuse = ({ row }: ProductLine, code: ProductProblemCode, column: string, message: string) => {
    problems.push(rowProblemOf(row, column, code, message));
  };
  const byProduct = Map.groupBy(known, ({ product }) => plainName(product));
  const changed: VariantChange[] = [];
  const products: PlannedProduct[] = [];
  const added: ProductLine[] = [];
  let unchanged = 0;
  const seen = new Map<string, number>();
  for (const [name, rows] of Map.groupBy(lines, ({ product }) => plainName(product))) {
    const there = byProduct.get(name);
    if (!there) {
      const planned = planNew(rows, problems);
      if (planned) {
        products.push(planned);
        added.push(...rows);
      }
      continue;
    }
    for (const line of rows) {
      const variant = variantOf(line, there);
      if (variant === 'unclear') {
        refuse(line, 'product_unclear', 'product', 'Two of your products have this name. Rename one.');
      } else if (variant === null) {
        refuse(line, 'variant_unknown', 'variant', 'This product has no such variant. Add it there first.');
      } else if (seen.has(variant.id)) {
        refuse(line, 'variant_twice', 'variant', `This variant is also in row ${seen.get(variant.id)}.`);
      } else {
        seen.set(variant.id, line.row);
        const change = changeOf(line, variant);
        if (change) changed.push(change);
        else unchanged += 1;
      }
    }
  }
  if (problems.length === 0) refuseTaken(lines, known, changed, problems);
  return { products, added, changed, unchanged, problems };
}

function variantOf(line: ProductLine, there: readonly KnownVariant[]): KnownVariant | 'unclear' | null {
  const wanted = plainName(line.variant);
  const named = there.filter(({ values }) => plainName(values.join(', ')) === wanted);
  if (named.length > 1) return 'unclear';
  const bySku = there.find(({ sku }) => line.sku && sku.toLowerCase() === line.sku.toLowerCase());
  return named[0] ?? (wanted === '' ? bySku : undefined) ?? null;
}

function changeOf(line: ProductLine, variant: KnownVariant): VariantChange | null {
  const { sku, barcode, price, stock } = variant;
  const wanted = {
    variant,
    sku: line.sku ?? sku,
    barcode: line.barcode ?? barcode,
    price: line.price ?? price,
    stock: line.stock === stock ? null : line.stock,
  };
  const isSame =
    wanted.sku === sku && wanted.barcode === barcode && wanted.price === price && wanted.stock === null;
  return isSame ? null : wanted;
}

const words = (text: string) => (text === '' ? [] : text.split(',').map((word) => word.trim()));

function planNew(rows: readonly ProductLine[], problems: ProductProblem[]): PlannedProduct | null {
  const [first] = rows;
  if (!first) return null;
  const before = problems.length;
  const names = words(rows.find(({ options }) => options !== '')?.options ?? '');
  for (const { row, price } of rows) {
    if (price === null)
      problems.push(rowProblemOf(row, 'price', 'value_missing', 'The price is missing. Add one.'));
  }
  if (problems.length > before) return null;
  const sketch = {
    name: first.product,
    description: first.description,
    currency: first.currency,
    state: first.state ?? 'draft',
    options: names.map((name, at) => ({
      name,
      values: [...new Set(rows.map(({ variant }) => words(variant)[at] ?? ''))],
    })),
    variants: rows.map(({ variant, sku, barcode, price }) => ({
      values: words(variant),
      sku: sku ?? '',
      barcode: barcode ?? '',
      price,
    })),
  };
  const checked = newProduct.safeParse(sketch);
  if (checked.success) return { body: checked.data, stock: rows.map(({ stock }) => stock ?? 0) };
  const message =
    'Each row of a new product needs one value of each option, in another combination, with a SKU of its own.';
  const bad = checked.error.issues.map(({ path }) => {
    const at = path[0] === 'variants' && typeof path[1] === 'number' ? path[1] : 0;
    return rows[at]?.row ?? first.row;
  });
  for (const row of new Set(bad)) problems.push(rowProblemOf(row, 'variant', 'product_unfit', message));
  return null;
}

/** SKUs and barcodes that two variants would have. */
function refuseTaken(
  lines: readonly ProductLine[],
  known: readonly KnownVariant[],
  changed: readonly VariantChange[],
  problems: ProductProblem[],
): void {
  const after = new Map(changed.map((change) => [change.variant.id, change]));
  for (const field of ['sku', 'barcode'] as const) {
    const owners = new Map<string, number>();
    for (const variant of known) {
      const code = (after.get(variant.id) ?? variant)[field].toLowerCase();
      if (code !== '') owners.set(code, (owners.get(code) ?? 0) + 1);
    }
    const isNew = (line: ProductLine) =>
      !known.some(({ product }) => plainName(product) === plainName(line.product));
    for (const line of lines.filter(isNew)) {
      const code = (line[field] ?? '').toLowerCase();
      if (code !== '') owners.set(code, (owners.get(code) ?? 0) + 1);
    }
    for (const line of lines) {
      const code = (line[field] ?? '').toLowerCase();
      if ((owners.get(code) ?? 0) < 2) continue;
      const message = `Another variant has this ${field === 'sku' ? 'SKU' : 'barcode'}. Choose a different one.`;
      problems.push(rowProblemOf(line.row, field, 'code_taken', message));
    }
  }
}
