import { inArray } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { MomentReader } from './moments.rules.ts';

/** In which language and zone each of these reads dates. */
export async function findMomentReaders(
  database: Sql,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, MomentReader>> {
  const { id, locale, zone } = people;
  const found = await database
    .select({ id, locale, zone })
    .from(people)
    .where(inArray(id, [...personIds]));
  return new Map(found.map((reader) => [reader.id, reader]));
}
