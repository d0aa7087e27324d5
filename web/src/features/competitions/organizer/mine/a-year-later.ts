const weeks = 52;

/** The same day of the week a year later: competitions keep their weekend. */
export function aYearLater(day: string): string {
  const at = Date.parse(`${day}T12:00:00Z`) + weeks * 7 * 86_400_000;
  return new Date(at).toISOString().slice(0, 10);
}

/** What the next edition is called: a year in the name goes along with the days. */
export function nameAYearLater(name: string, startsOn: string): string {
  const [year, next] = [startsOn, aYearLater(startsOn)].map((day) => day.slice(0, 4)) as [string, string];
  return name.replace(new RegExp(`\\b${year}\\b`, 'g'), next);
}
