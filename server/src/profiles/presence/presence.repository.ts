import { and, inArray } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import { isHereFor, type PresenceAsked, presence } from './presence.table.ts';

export async function putPresence(database: Sql, personId: string, hereUntil: Date): Promise<void> {
  await database
    .insert(presence)
    .values({ personId, hereUntil })
    .onConflictDoUpdate({ target: presence.personId, set: { hereUntil } });
}

/** Those of the people who are here, as far as the viewer may know. */
export async function findHereAmong(
  database: Sql,
  asked: PresenceAsked,
  personIds: readonly string[],
): Promise<string[]> {
  if (personIds.length === 0) return [];
  const found = await database
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        inArray(people.id, [...personIds]),
        organizationScope(people.organizationId, asked.viewer, 'sees'),
        isHereFor(asked),
      ),
    )
    .orderBy(people.id);
  return found.map(({ id }) => id);
}
