/** How files name the columns that say who somebody is. */
export const athleteColumns = {
  bib: ['bib', 'bibnumber', 'number', 'no', 'nr', 'startnumber', 'bibno'],
  name: ['name', 'athlete', 'athletename', 'competitor', 'fullname', 'team', 'teamname', 'entry'],
  firstName: ['firstname', 'givenname', 'first'],
  lastName: ['lastname', 'surname', 'familyname', 'last'],
  division: ['division', 'category', 'class', 'divisionname'],
} as const;

/** How many divisions a message names. */
const namedAtMost = 8;

/** Says what there is instead: `There is no division 'Elite Women'. There are Women Rx, Men Rx.` */
export function noDivision(typed: string, divisions: readonly { readonly name: string }[]): string {
  const names = divisions.slice(0, namedAtMost).map(({ name }) => name);
  const more = divisions.length > namedAtMost ? ' …' : '';
  return `There is no division '${typed}'. There are ${names.join(', ')}${more}.`;
}
