const weeks = 52;

/** The same weekday a year later, because competitions keep their weekend. */
export function aYearLater(day: string): string {
  const at = Date.parse(`${day}T12:00:00Z`) + weeks * 7 * 86_400_000;
  return new Date(at).toISOString().slice(0, 10);
}

/** The name of next year's edition: advances a year in the name. */
export function nameAYearLater(name: string, startsOn: string): string {
  const [year, next] = [startsOn, aYearLater(startsOn)].map((day) => day.slice(0, 4)) as [string, string];
  return name.replace(new RegExp(`\\b${year}\\b`, 'g'), next);
}
