/** Whether an item has as few pieces as its mark, or fewer. Without a mark, and once retired, it's never low. */
export function isLowWith({ lowAt, stock, retiredAt }: Marked): boolean {
  return lowAt !== null && stock <= lowAt && retiredAt === null;
}

interface Marked {
  readonly lowAt: number | null;
  readonly stock: number;
  readonly retiredAt: Date | null;
}

/** A day, as many days later: `2026-12-31` and 1 is `2027-01-01`. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
