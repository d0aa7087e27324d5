const weeks = 52;

/** The same day of the week a year later: competitions keep their weekend. */
export function aYearLater(day: string): string {
  const at = Date.parse(`${day}T12:00:00Z`) + weeks * 7 * 86_400_000;
  return new Date(at).toISOString().slice(0, 10);
}
