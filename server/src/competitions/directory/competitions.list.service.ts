import type { CompetitionStatus } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type {
  CompetitionCountry,
  CompetitionsFigures,
  CompetitionsQuery,
} from '@chalkline/contract/competitions/competition-list.schema.ts';
import { usualSort } from '@chalkline/contract/competitions/competition-listing.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { type PageAsked, readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { lastDayOver } from '../competitions/competitions.rules.ts';
import { markOf } from './competition-order.repository.ts';
import { listByStatus } from './competitions.by-status.service.ts';
import {
  countByCountry,
  countCountries,
  countListed,
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
  const { limit, cursor, sort = usualSort(query.status), ...narrowed } = query;
  const wanted = { ...narrowed, online: query.online === undefined ? undefined : query.online === 'true' };
  const list = ['competitions', sort, wanted];
  const after = readCursor(parts.config, list, cursor);
  const filter = { ...wanted, lastDayOver: lastDayOver(parts.clock.now()) };
  if (sort === 'status' || sort === 'status_reversed') {
    const asked = { reversed: sort === 'status_reversed', limit, after };
    const page = await listByStatus(parts.database.sql, filter, asked);
    const mark = page.next && writeCursor(parts.config, list, page.next);
    return new Page(page.competitions, mark, page.total ?? undefined);
  }
  const found = await listPublished(parts.database.sql, filter, { sort, limit: limit + 1, after });
  const shown = found.competitions.slice(0, limit);
  const last = found.competitions.length > limit ? shown.at(-1) : undefined;
  const next = last ? writeCursor(parts.config, list, markOf(sort, last)) : null;
  return new Page(shown, next, found.total ?? undefined);
}

/** What the home page says of the whole list. */
export async function countCompetitions(parts: Parts): Promise<CompetitionsFigures> {
  const { sql } = parts.database;
  const filter = { lastDayOver: lastDayOver(parts.clock.now()) };
  return { competitions: await countListed(sql, filter), countries: await countCountries(sql) };
}

/** The countries of what the public list holds, with how many competitions of each, most first. */
export async function listCompetitionCountries(
  parts: Parts,
  { status }: { readonly status?: CompetitionStatus | undefined },
): Promise<CompetitionCountry[]> {
  const filter = { status, lastDayOver: lastDayOver(parts.clock.now()) };
  const found = await countByCountry(parts.database.sql, filter);
  return found.flatMap(({ country, competitions }) => (country ? [{ country, competitions }] : []));
}

/** Those that the viewer owns or staffs. */
export async function listMyCompetitions(
  parts: Parts,
  viewer: Viewer,
  asked: PageAsked,
): Promise<Page<MyCompetition[]>> {
  return readPage(parts.config, asked, {
    list: ['my competitions by turn', viewer.personId],
    read: (mark, limit) =>
      listRunBy(parts.database.sql, viewer.personId, {
        limit,
        after: mark && { turn: Number(mark[0]), id: String(mark[1]) },
      }),
    mark: ({ turn, id }) => [turn, id],
  });
}
