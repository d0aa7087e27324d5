import type { SheetLine } from '@chalkline/contract/inventory/movement.schema.ts';

/** What was counted of one item; null: not yet. */
export interface CountedLine extends Pick<SheetLine, 'itemId' | 'name' | 'code' | 'barcode' | 'listed'> {
  readonly counted: number | null;
}

/** The list of a place with what was counted there before; items that were found without being listed come first. */
export function continued(
  listed: readonly Omit<CountedLine, 'counted'>[],
  before: readonly CountedLine[],
): CountedLine[] {
  const countedOf = new Map(before.map(({ itemId, counted }) => [itemId, counted]));
  const isListed = new Set(listed.map(({ itemId }) => itemId));
  return [
    ...before.filter(({ itemId }) => !isListed.has(itemId)),
    ...listed.map((line) => ({ ...line, counted: countedOf.get(line.itemId) ?? null })),
  ];
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
