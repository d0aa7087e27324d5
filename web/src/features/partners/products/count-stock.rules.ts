import type { StockLine } from '@chalkline/contract/partners/product.schema.ts';

/** What was counted of one variant; null: not yet. */
export interface CountedVariant extends StockLine {
  readonly counted: number | null;
}

/** The variant that a scanned or typed code means: by its barcode, its SKU or its exact name. */
export function variantOf(lines: readonly CountedVariant[], typed: string): CountedVariant | undefined {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return undefined;
  const fits = (text: string) => text.toLowerCase() === wanted;
  return (
    lines.find(({ barcode }) => fits(barcode)) ??
    lines.find(({ sku }) => fits(sku)) ??
    lines.find(({ title }) => fits(title))
  );
}

/** Each scan of a code adds one. */
export function addOneOf(lines: readonly CountedVariant[], variantId: string): CountedVariant[] {
  return lines.map((line) =>
    line.variantId === variantId ? { ...line, counted: (line.counted ?? 0) + 1 } : line,
  );
}
