/** A day so many days from today, as date fields take it: `2031-04-12`. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
