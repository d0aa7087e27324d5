import type { SheetLine } from '@chalkline/contract/inventory/movement.schema.ts';

/** What was counted of one item; null: not yet. */
export interface CountedLine extends Pick<SheetLine, 'itemId' | 'name' | 'code' | 'barcode' | 'listed'> {
  readonly counted: number | null;
}

/** The line that a scanned or typed code means: by its barcode, its code or its exact name. */
export function lineOf(lines: readonly CountedLine[], typed: string): CountedLine | undefined {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return undefined;
  const fits = (text: string) => text.toLowerCase() === wanted;
  return (
    lines.find(({ barcode }) => fits(barcode)) ??
    lines.find(({ code }) => fits(code)) ??
    lines.find(({ name }) => fits(name))
  );
}

/** Each scan of a code adds one. */
export function addOne(lines: readonly CountedLine[], itemId: string): CountedLine[] {
  return lines.map((line) => (line.itemId === itemId ? { ...line, counted: (line.counted ?? 0) + 1 } : line));
}

export function withCounted(
  lines: readonly CountedLine[],
  itemId: string,
  counted: number | null,
): CountedLine[] {
  return lines.map((line) => (line.itemId === itemId ? { ...line, counted } : line));
}
