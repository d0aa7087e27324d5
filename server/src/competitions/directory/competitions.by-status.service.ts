import type { CompetitionStatus } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { usualSort } from '@chalkline/contract/competitions/competition-listing.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { CompetitionFilter } from './competition-conditions.repository.ts';
import { type ListSort, markOf } from './competition-order.repository.ts';
import { countListed, type ListedCompetition, listPublished } from './competitions-list.repository.ts';

export interface StatusPage {
  readonly competitions: ListedCompetition[];
  /** Where the next page begins; null after the last. */
  readonly next: (string | number)[] | null;
  /** null: not counted. */
  readonly total: number | null;
}

interface StatusPageAsked {
  readonly reversed: boolean;
  readonly limit: number;
  /** The status, then what its own order marks. */
  readonly after: readonly (string | number)[] | null;
}

const inOrder: readonly CompetitionStatus[] = ['live', 'upcoming', 'past'];

/**
 * What is live, then what comes, then what is over, each as it is usually ordered; or all of it the other way round.
 * A status is read only once the one before it is at its end, so every page is read from an index.
 */
export async function listByStatus(
  sql: Sql,
  filter: CompetitionFilter,
  { reversed, limit, after }: StatusPageAsked,
): Promise<StatusPage> {
  const wanted = inOrder.filter((status) => filter.status === undefined || filter.status === status);
  const statuses = reversed ? wanted.toReversed() : wanted;
  const [from, ...mark] = after ?? [];
  const first = after === null ? 0 : statuses.indexOf(from as CompetitionStatus);
  const found: { readonly status: CompetitionStatus; readonly competition: ListedCompetition }[] = [];
  for (const [index, status] of statuses.slice(first).entries()) {
    const page = {
      sort: sortWithin(status, reversed),
      limit: limit + 1 - found.length,
      after: index === 0 && after !== null ? mark : null,
    };
    const { competitions } = await listPublished(sql, { ...filter, status }, page);
    found.push(...competitions.map((competition) => ({ status, competition })));
    if (found.length > limit) break;
  }
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    competitions: shown.map(({ competition }) => competition),
    next: last ? [last.status, ...markOf(sortWithin(last.status, reversed), last.competition)] : null,
    total: after === null ? await countListed(sql, filter) : null,
  };
}

function sortWithin(status: CompetitionStatus, reversed: boolean): ListSort {
  const isSoonest = usualSort(status) === 'soonest';
  return isSoonest === reversed ? 'latest' : 'soonest';
}
