import type { PeopleQuery } from '@chalkline/contract/administration/managed-person.schema.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { countPeople, findPeople, type ManagedPerson, peopleOrders } from './people.repository.ts';

/** The people the viewer looks after. The first page says how many fit. */
export async function listPeople(
  { database, config }: Pick<Parts, 'database' | 'config'>,
  viewer: Viewer,
  query: PeopleQuery,
): Promise<Page<ManagedPerson[]>> {
  const { cursor: _, limit: __, sort, ...filters } = query;
  const asked = { viewer, filters };
  return readPage(config, query, {
    list: ['people by', viewer.organizationId, sort, filters],
    order: peopleOrders[sort],
    read: (page) => findPeople(database.sql, asked, sort, page),
    count: () => countPeople(database.sql, asked),
  });
}
