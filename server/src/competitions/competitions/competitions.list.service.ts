import type { CompetitionsQuery } from '@chalkline/contract/competitions/competition.schema.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { lastDayOver } from './competitions.rules.ts';
import {
  type ListedCompetition,
  listPublished,
  listRunBy,
  type MyCompetition,
} from './competitions-list.repository.ts';

/** The public list. Private facts of a competition are not in it, so it is the same for everybody. */
export async function listCompetitions(
  parts: Parts,
  query: CompetitionsQuery,
): Promise<Page<ListedCompetition[]>> {
  const { limit, search, status } = query;
  const online = query.online === undefined ? undefined : query.online === 'true';
  const list = ['competitions', { search, status, online }];
  const after = readCursor(parts.config, list, query.cursor);
  const filter = { search, status, online, lastDayOver: lastDayOver(parts.clock.now()) };
  const found = await listPublished(parts.database.sql, filter, { limit: limit + 1, after });
  const shown = found.competitions.slice(0, limit);
  const last = found.competitions.length > limit ? shown.at(-1) : undefined;
  const next = last ? writeCursor(parts.config, list, [last.startsOn, last.id]) : null;
  return new Page(shown, next, found.total ?? undefined);
}

/** Those that the viewer owns or staffs. */
export async function listMyCompetitions(
  parts: Parts,
  viewer: Viewer,
  query: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page<MyCompetition[]>> {
  const list = ['my competitions', viewer.personId];
  const [after] = readCursor(parts.config, list, query.cursor) ?? [];
  const found = await listRunBy(parts.database.sql, viewer.personId, {
    limit: query.limit + 1,
    after: after === undefined ? null : String(after),
  });
  const shown = found.slice(0, query.limit);
  const last = found.length > query.limit ? shown.at(-1) : undefined;
  return new Page(shown, last ? writeCursor(parts.config, list, [last.id]) : null);
}
