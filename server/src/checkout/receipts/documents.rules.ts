import type { CashDocument } from '../orders/orders.rules.ts';

/** An amount with the tax in it, in minor units. */
export interface Taxed {
  /** In hundredths of a percent; null: it wasn't kept. */
  readonly taxRate: number | null;
  readonly tax: number;
  readonly total: number;
}

/** Sums by tax rate, the highest first, those that weren't kept last. */
export function taxByRate(amounts: readonly Taxed[]) {
  return [...Map.groupBy(amounts, ({ taxRate }) => taxRate)]
    .map(([rate, own]) => ({
      rate,
      tax: own.reduce((sum, { tax }) => sum + tax, 0),
      total: own.reduce((sum, { total }) => sum + total, 0),
    }))
    .sort((one, other) => (other.rate ?? -1) - (one.rate ?? -1));
}

/** What of an invoice or a credit note has one tax rate. */
export type DocumentPart = CashDocument;

/** By day, invoices first, in the order of their numbers; each with its highest rate first. */
export function inOrder(parts: readonly DocumentPart[]): DocumentPart[] {
  const day = ({ at }: DocumentPart) => at.toISOString().slice(0, 10);
  return parts.toSorted(
    (one, other) =>
      day(one).localeCompare(day(other)) ||
      other.kind.localeCompare(one.kind) ||
      one.number.localeCompare(other.number) ||
      (other.taxRate ?? -1) - (one.taxRate ?? -1),
  );
}
