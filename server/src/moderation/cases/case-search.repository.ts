import { type SQL, sql } from 'drizzle-orm';
import { people, personText } from '../../accounts/people/people.table.ts';
import { groups, groupText } from '../../groups/groups/groups.table.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { everyWord } from '../../platform/database/search-words.ts';
import { cases } from './cases.table.ts';

/** Cases that a list is searched for: by who they are about, their group and their number. */
export function isFound(search: string | undefined): SQL | undefined {
  return search ? everyWord(search, isNamed) : undefined;
}

/** A word of the name of who it’s about or of its group, or its number. */
function isNamed(word: string): SQL {
  // Read once each, by the indexes of names, and kept as a hash.
  const persons = sql`(select ${people.id} from ${people} where ${matchesPrefixes(personText(people), word)})`;
  const places = sql`(select ${groups.id} from ${groups} where ${matchesPrefixes(groupText(groups), word)}
    and ${matchesPrefixes(sql`${groups.name}`, word)})`;
  const numbered = /^[0-9]{1,9}$/.test(word) ? sql`or ${cases.number} = ${Number(word)}` : sql``;
  return sql`(${cases.aboutId} in ${persons} or ${cases.groupId} in ${places} ${numbered})`;
}
