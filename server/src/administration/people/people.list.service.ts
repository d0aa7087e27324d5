import type { PeopleQuery } from '@chalkline/contract/administration/managed-person.schema.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { countPeople, findPeople, type ManagedPerson } from './people.repository.ts';

/** The people the viewer looks after. The first page says how many fit. */
export async function listPeople(
  { database, config }: Pick<Parts, 'database' | 'config'>,
  viewer: Viewer,
  { cursor, limit, sort, ...filters }: PeopleQuery,
): Promise<Page<ManagedPerson[]>> {
  const list = ['people', viewer.organisationId, sort, filters];
  const mark = readCursor(config, list, cursor);
  const after = mark && { value: String(mark[0]), id: String(mark[1]) };
  const asked = { viewer, filters };
  const found = await findPeople(database.sql, asked, { order: sort, after, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const total = after === null ? await countPeople(database.sql, asked) : undefined;
  return new Page(shown, last ? writeCursor(config, list, [last.rank, last.id]) : null, total);
}
