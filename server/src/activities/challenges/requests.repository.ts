import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people, personText } from '../../accounts/people/people.table.ts';
import { belongings, groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { ascending, exactMoment, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { everyWord } from '../../platform/database/search-words.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

const mine = alias(belongings, 'mine');

function selectRequests(database: Sql, viewer: Viewer) {
  return database
    .select({
      person: { id: people.id, name: people.name, handle: people.handle, photo: people.photo },
      challenge: { id: groups.id, name: groups.name },
      since: belongings.since,
      at: exactMoment(belongings.since),
    })
    .from(mine)
    .innerJoin(
      groups,
      and(eq(groups.id, mine.groupId), organizationScope(groups.organizationId, viewer, 'sees')),
    )
    .innerJoin(belongings, eq(belongings.groupId, groups.id))
    .innerJoin(people, eq(people.id, belongings.personId))
    .$dynamic();
}

type JoinRequest = Awaited<ReturnType<typeof selectRequests>>[number];

export const requestOrder = keyset<JoinRequest>(
  ascending(belongings.since, ({ at }) => at),
  ascending(belongings.personId, ({ person }) => person.id),
  ascending(belongings.groupId, ({ challenge }) => challenge.id),
);

/** To join challenges of which the viewer is staff, by person and challenge where `search` is given. */
export function findRequests(
  database: Sql,
  viewer: Viewer,
  search: string | undefined,
  page: KeysetPage,
): Promise<JoinRequest[]> {
  const where = and(
    eq(mine.personId, viewer.personId),
    eq(mine.state, 'in'),
    ne(mine.role, 'member'),
    eq(groups.type, 'challenge'),
    isNull(groups.archivedAt),
    eq(belongings.state, 'requested'),
    eq(people.state, 'active'),
    search
      ? everyWord(search, (word) =>
          or(matchesPrefixes(personText(people), word), matchesPrefixes(sql`${groups.name}`, word)),
        )
      : undefined,
  );
  return pageOf(selectRequests(database, viewer), where, page);
}
