import type { CompetitionStatus } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import {
  type DivisionType,
  divisionTypes,
  type EntryPrice,
} from '@chalkline/contract/competitions/competition-listing.ts';
import { and, eq, gt, gte, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { matchesWords } from '../../platform/database/search-words.ts';
import { competitions } from '../competitions/competitions.table.ts';

/** What the public list is narrowed by. `Value` is a placeholder where the query is built for values to come. */
export interface ListFilter<Value> {
  readonly status?: CompetitionStatus | undefined;
  /** A published competition whose last day is not after this one is past. */
  readonly lastDayOver: string | Value;
  readonly search?: string | undefined;
  readonly online?: boolean | undefined;
  readonly country?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly division?: DivisionType | undefined;
  readonly price?: EntryPrice | undefined;
}

export type CompetitionFilter = ListFilter<never>;

/** Spelled out and no parameter, so that the index of what is listed fits. */
const isPublic = sql`${competitions.visibility} = 'public'`;

/** Those of a list; spelled out as well, also in a plan that is kept for all values. */
const isListed = sql`${competitions.state} in ('published', 'live', 'finished')`;
const isPublished = sql`${competitions.state} = 'published'`;

export function listConditions(filter: ListFilter<Placeholder>): SQL | undefined {
  const { status, lastDayOver, search, online, country, from, to, division, price } = filter;
  return and(
    isListed,
    isPublic,
    status && hasStatus(status, lastDayOver),
    online === undefined ? undefined : eq(competitions.online, online),
    country === undefined ? undefined : eq(competitions.country, country),
    from === undefined ? undefined : gte(competitions.endsOn, from),
    to === undefined ? undefined : lte(competitions.startsOn, to),
    division && hasDivision(division),
    price && hasPrice(price),
    search === undefined ? undefined : matchesWords(competitions.search, search),
  );
}

function hasStatus(status: CompetitionStatus, lastDayOver: string | Placeholder): SQL | undefined {
  switch (status) {
    case 'live':
      return sql`${competitions.state} = 'live'`;
    case 'upcoming':
      return and(isPublished, gt(competitions.endsOn, lastDayOver));
    case 'past':
      return or(
        sql`${competitions.state} = 'finished'`,
        and(isPublished, lte(competitions.endsOn, lastDayOver)),
      );
  }
}

/** A bit for each type in the order of the contract, as the trigger writes them (migration 0038). */
function hasDivision(type: DivisionType): SQL {
  return sql`${competitions.divisionTypes} & ${sql.raw(String(2 ** divisionTypes.indexOf(type)))} <> 0`;
}

/** By the prices themselves: a later step may cost something where the first places are free. */
function hasPrice(price: EntryPrice): SQL {
  const costs = sql`exists (select 1 from competitions.division_prices prices
    where prices.competition_id = ${competitions.id}
      and (prices.price > 0 or jsonb_path_exists(prices.steps, '$[*] ? (@.price > 0)')))`;
  return price === 'paid' ? costs : sql`not ${costs}`;
}
