import type { PeopleQuery } from '@chalkline/contract/administration/managed-person.schema.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { countPeople, findPeople, type ManagedPerson } from './people.repository.ts';

/** The people the viewer looks after. The first page says how many fit. */
export async function listPeople(
  { database, config }: Pick<Parts, 'database' | 'config'>,
  viewer: Viewer,
  { cursor, limit: most, sort, ...filters }: PeopleQuery,
): Promise<Page<ManagedPerson[]>> {
  const asked = { viewer, filters };
  return readPage(
    config,
    { cursor, limit: most },
    {
      list: ['people', viewer.organisationId, sort, filters],
      read: (mark, limit) => {
        const after = mark && { value: String(mark[0]), id: String(mark[1]) };
        return findPeople(database.sql, asked, { order: sort, after, limit });
      },
      mark: ({ rank, id }) => [rank, id],
      count: () => countPeople(database.sql, asked),
    },
  );
}
