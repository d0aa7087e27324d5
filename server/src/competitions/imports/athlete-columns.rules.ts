/** How files name the columns that say who somebody is. */
export const athleteColumns = {
  bib: ['bib', 'bibnumber', 'number', 'no', 'nr', 'startnumber', 'bibno'],
  name: ['name', 'athlete', 'athletename', 'competitor', 'fullname', 'team', 'teamname', 'entry'],
  firstName: ['firstname', 'givenname', 'first'],
  lastName: ['lastname', 'surname', 'familyname', 'last'],
  division: ['division', 'category', 'class', 'divisionname'],
} as const;
