import type { CompetitionStatus } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type {
  CompetitionCountry,
  CompetitionsFigures,
  CompetitionsQuery,
} from '@chalkline/contract/competitions/competition-list.schema.ts';
import { usualSort } from '@chalkline/contract/competitions/competition-listing.ts';
import { type PageAsked, readPage } from '../../platform/http/read-page.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { lastDayOver } from '../competitions/competitions.rules.ts';
import { pageOrder } from './competition-order.repository.ts';
import { listByStatus, statusOrder } from './competitions.by-status.service.ts';
import {
  countByCountry,
  countCountries,
  countListed,
  type ListedCompetition,
  listPublished,
  listRunBy,
  type MyCompetition,
  turnOrder,
} from './competitions-list.repository.ts';

/** The public list. Private facts of a competition are not in it, so it is the same for everybody. */
export async function listCompetitions(
  parts: Parts,
  query: CompetitionsQuery,
): Promise<Page<ListedCompetition[]>> {
  const { limit: _, cursor: __, sort = usualSort(query.status), ...narrowed } = query;
  const wanted = { ...narrowed, online: query.online === undefined ? undefined : query.online === 'true' };
  const list = ['competitions', sort, wanted];
  const filter = { ...wanted, lastDayOver: lastDayOver(parts.clock.now()) };
  const { sql } = parts.database;
  if (sort === 'status' || sort === 'status_reversed') {
    const reversed = sort === 'status_reversed';
    const found = await readPage(parts.config, query, {
      list,
      order: statusOrder(reversed),
      read: (page) => listByStatus(sql, filter, reversed, page),
      count: () => countListed(sql, filter),
    });
    return presentPage(found, ({ competition }) => competition);
  }
  let total: number | null = null;
  return readPage(parts.config, query, {
    list,
    order: pageOrder(sort),
    read: async (page) => {
      const found = await listPublished(sql, filter, { sort, ...page });
      // The query of the first page counts as well.
      total = found.total;
      return found.competitions;
    },
    count: async () => total,
  });
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
  { search, ...asked }: PageAsked & { readonly search?: string | undefined },
): Promise<Page<MyCompetition[]>> {
  return readPage(parts.config, asked, {
    list: ['my competitions by turn', viewer.personId, search],
    order: turnOrder,
    read: (page) => listRunBy(parts.database.sql, viewer.personId, search, page),
  });
}
