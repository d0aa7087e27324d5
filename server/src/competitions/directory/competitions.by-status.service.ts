import type { CompetitionStatus } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { usualSort } from '@chalkline/contract/competitions/competition-listing.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { PageOrder } from '../../platform/database/keyset.ts';
import type { CompetitionFilter } from './competition-conditions.repository.ts';
import { type ListPage, type ListSort, markOf } from './competition-order.repository.ts';
import { type ListedCompetition, listPublished } from './competitions-list.repository.ts';

interface CompetitionOfStatus {
  readonly status: CompetitionStatus;
  readonly competition: ListedCompetition;
}

/** A mark is the status, then what its own order marks. */
export function statusOrder(reversed: boolean): PageOrder<CompetitionOfStatus, ListPage> {
  return {
    page: (after, limit) => ({ after, limit }),
    mark: ({ status, competition }) => [status, ...markOf(sortWithin(status, reversed), competition)],
  };
}

const inOrder: readonly CompetitionStatus[] = ['live', 'upcoming', 'past'];

/**
 * What is live, then what comes, then what is over, each as it is usually ordered; or all of it the other way round.
 * A status is read only once the one before it is at its end, so every page is read from an index.
 */
export async function listByStatus(
  sql: Sql,
  filter: CompetitionFilter,
  reversed: boolean,
  { after, limit }: ListPage,
): Promise<CompetitionOfStatus[]> {
  const wanted = inOrder.filter((status) => filter.status === undefined || filter.status === status);
  const statuses = reversed ? wanted.toReversed() : wanted;
  const [from, ...mark] = after ?? [];
  const first = after === null ? 0 : statuses.indexOf(from as CompetitionStatus);
  const found: CompetitionOfStatus[] = [];
  for (const [index, status] of statuses.slice(first).entries()) {
    const page = {
      sort: sortWithin(status, reversed),
      limit: limit - found.length,
      after: index === 0 && after !== null ? mark : null,
    };
    const { competitions } = await listPublished(sql, { ...filter, status }, page);
    found.push(...competitions.map((competition) => ({ status, competition })));
    if (found.length === limit) break;
  }
  return found;
}

function sortWithin(status: CompetitionStatus, reversed: boolean): ListSort {
  const isSoonest = usualSort(status) === 'soonest';
  return isSoonest === reversed ? 'latest' : 'soonest';
}
