/** What a field of date and time holds, in the reader's own zone: `2026-12-05T09:30`; empty for none. */
export function fieldOf(moment: string | null): string {
  if (moment === null) return '';
  const at = new Date(moment);
  const here = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 16);
}

/** The moment that a field of date and time means; null for an empty one. */
export function momentOf(field: string): string | null {
  const at = new Date(field);
  return field === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
