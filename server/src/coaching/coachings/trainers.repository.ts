import { and, eq, sql } from 'drizzle-orm';
import { people, personText } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { ascending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { pageIsFor } from '../../profiles/profiles/open-pages.table.ts';
import type { Guarded } from '../../profiles/profiles/profiles.rules.ts';

export interface ListedTrainer extends Guarded {
  readonly id: string;
  readonly name: string;
  readonly handle: string | null;
  readonly photo: string | null;
  readonly bio: string | null;
  readonly organizationId: string | null;
  readonly sortName: string;
}

export const trainersOrder = keyset<ListedTrainer>(
  ascending({ sql: sql`lower(${people.name})`, type: 'text' }, ({ sortName }) => sortName),
  ascending(people.id, ({ id }) => id),
);

interface TrainersAsked {
  readonly viewer: Viewer;
  readonly search: string | undefined;
  readonly childrenBornAfter: string;
}

/** People with a trainer account whose pages are for the viewer. */
export function findTrainers(
  database: Sql,
  { viewer, search, childrenBornAfter }: TrainersAsked,
  page: KeysetPage,
): Promise<ListedTrainer[]> {
  const query = database
    .select({
      id: people.id,
      name: people.name,
      handle: people.handle,
      photo: people.photo,
      bio: people.bio,
      organizationId: people.organizationId,
      birthDate: people.birthDate,
      pageAudience: people.pageAudience,
      fieldAudiences: people.fieldAudiences,
      sortName: sql<string>`lower(${people.name})`,
    })
    .from(people)
    .$dynamic();
  const wanted = and(
    eq(people.accountType, 'trainer'),
    pageIsFor(viewer, childrenBornAfter),
    search ? matchesPrefixes(personText(people), search) : undefined,
  );
  return pageOf(query, wanted, page);
}
