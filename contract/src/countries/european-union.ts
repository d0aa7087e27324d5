/** The 27 members of the European Union, by ISO 3166-1 alpha-3: goods sold between them have a tax. */
const members: ReadonlySet<string> = new Set(
  'AUT BEL BGR HRV CYP CZE DNK EST FIN FRA DEU GRC HUN IRL ITA LVA LTU LUX MLT NLD POL PRT ROU SVK SVN ESP SWE'.split(
    ' ',
  ),
);

export function isInEuropeanUnion(country: string): boolean {
  return members.has(country);
}
