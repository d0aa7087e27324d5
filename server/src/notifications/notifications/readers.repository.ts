import { usualLocale } from '@chalkline/contract/zone-text.ts';
import { inArray } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';

/** How a person reads days and times. */
export interface MomentReader {
  /** BCP 47; the usual one where they chose none. */
  readonly locale: string;
  /** IANA; UTC where they chose none, because nobody knows where an email is read. */
  readonly zone: string;
}

export const usualReader: MomentReader = { locale: usualLocale, zone: 'UTC' };

/** In which language and zone each of these reads days and times. */
export async function findMomentReaders(
  database: Sql,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, MomentReader>> {
  const { id, locale, zone } = people;
  const found = await database
    .select({ id, locale, zone })
    .from(people)
    .where(inArray(id, [...personIds]));
  return new Map(
    found.map((person) => [
      person.id,
      { locale: person.locale ?? usualReader.locale, zone: person.zone ?? usualReader.zone },
    ]),
  );
}
