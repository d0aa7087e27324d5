import { countedUpTo, usualSort } from '@chalkline/contract/competitions/competition-listing.ts';
import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { and, count, desc, eq, inArray, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '../../platform/database/built-once.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  ascending,
  descending,
  type KeysetPage,
  keyset,
  type Mark,
  pageOf,
} from '../../platform/database/keyset.ts';
import { matchesWords } from '../../platform/database/search-words.ts';
import { competitionStaff } from '../competitions/competition-staff.table.ts';
import { type CompetitionSeen, standingColumns } from '../competitions/competitions.repository.ts';
import { type CompetitionRow, competitions } from '../competitions/competitions.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import {
  type CompetitionFilter,
  type ListFilter,
  listConditions,
} from './competition-conditions.repository.ts';
import { competitionFigures } from './competition-figures.table.ts';
import { beyondMark, goesByFigures, type ListSort, listOrder } from './competition-order.repository.ts';

export interface ListedCompetition
  extends Pick<
    CompetitionRow,
    'id' | 'name' | 'place' | 'country' | 'online' | 'startsOn' | 'endsOn' | 'zone' | 'state'
  > {
  readonly divisionNames: string[];
  readonly entryCount: number;
  readonly capacity: number | null;
}

export interface MyCompetition extends ListedCompetition {
  readonly role: StaffRole;
  /** Which part of the list it belongs to: live competitions come first. */
  readonly turn: number;
}

export interface CompetitionPage {
  readonly competitions: ListedCompetition[];
  /** The total; null if it wasn't counted. Only the first page counts, and only up to a limit. */
  readonly total: number | null;
}

/** Which page: the cursor the previous one ended with, or null for the first. */
interface PageAsked<Value> {
  readonly sort: ListSort;
  readonly limit: number | Value;
  readonly after: readonly (Mark[number] | Value)[] | null;
}

/** One page; the first comes with a total. */
export async function listPublished(
  database: Sql,
  filter: CompetitionFilter,
  page: PageAsked<never>,
): Promise<CompetitionPage> {
  const rows = await publishedPage(database, filter, page);
  const total = rows[0]?.total ?? (page.after ? null : 0);
  return { competitions: rows.map(listed), total: countShown(filter, total) };
}

/** Filters and orders beyond what a first visit uses each get a query text of their own. */
async function publishedPage(database: Sql, filter: CompetitionFilter, page: PageAsked<never>) {
  const { status, online, lastDayOver, ...narrower } = filter;
  const { sort, limit, after } = page;
  const isUsual = sort === usualSort(status) && Object.values(narrower).every((value) => value === undefined);
  if (!isUsual) return selectPublished(database, filter, page);
  const shape = JSON.stringify({ status, online, goesOn: after !== null });
  return builtPage(database, shape).execute({ lastDayOver, limit, day: after?.[0], id: after?.[1] });
}

const builtPage = builtOnce('competitions', (database, shape, statement) => {
  const { status, online, goesOn } = JSON.parse(shape) as Pick<CompetitionFilter, 'status' | 'online'> & {
    goesOn: boolean;
  };
  const filter = { status, online, lastDayOver: sql.placeholder('lastDayOver') };
  const after = goesOn ? [sql.placeholder('day'), sql.placeholder('id')] : null;
  const page = { sort: usualSort(status), limit: sql.placeholder('limit'), after };
  return selectPublished(database, filter, page).prepare(statement);
});

/**
 * If few competitions match, their ids are found first, in an index that covers every filter, so that only the rows on
 * the page are read. Otherwise every row would be read just to be dropped.
 */
function selectPublished(
  database: Sql,
  { status, lastDayOver, ...narrower }: ListFilter<Placeholder>,
  page: PageAsked<Placeholder>,
) {
  const filter = { status, lastDayOver, ...narrower };
  const cards = selectCards(database, filter, page);
  // Upcoming and live competitions are adjacent in their index; past ones are mixed with upcoming ones.
  const isTogether = status !== 'past' && Object.values(narrower).every((value) => value === undefined);
  if (isTogether) return cards.where(wantedFrom(filter, page));
  const found = database.select({ id: competitions.id }).from(competitions).$dynamic();
  if (goesByFigures(page.sort))
    found.innerJoin(competitionFigures, eq(competitionFigures.competitionId, competitions.id));
  const shown = found
    .where(wantedFrom(filter, page))
    .orderBy(...listOrder(page.sort))
    .limit(page.limit);
  return cards.where(inArray(competitions.id, shown));
}

function wantedFrom(filter: ListFilter<Placeholder>, { sort, after }: PageAsked<Placeholder>) {
  return and(listConditions(filter), after ? beyondMark(sort, after) : undefined);
}

function selectCards(
  database: Sql,
  filter: ListFilter<Placeholder>,
  { sort, limit, after }: PageAsked<Placeholder>,
) {
  const cards = database
    .select({ ...cardColumns, total: after ? sql<null>`null` : totalOf(filter) })
    .from(competitions)
    .leftJoinLateral(figures(database), sql`true`)
    .$dynamic();
  if (goesByFigures(sort))
    cards.innerJoin(competitionFigures, eq(competitionFigures.competitionId, competitions.id));
  return cards.orderBy(...listOrder(sort)).limit(limit);
}

/** How many are listed; null if there are too many to count. */
export async function countListed(database: Sql, filter: CompetitionFilter): Promise<number | null> {
  const [found] = await database.select({ total: totalOf(filter) }).from(sql`(select 1) one`);
  return countShown(filter, found?.total ?? 0);
}

/** How many countries have listed competitions: one index lookup per country. */
export async function countCountries(database: Sql): Promise<number> {
  const next = (beyond: SQL) => sql`(select country from competitions.competitions
    where state in ('published', 'live', 'finished') and visibility = 'public' and country ${beyond}
    order by country limit 1)`;
  const { rows } = await database.execute<{ countries: number }>(sql`with recursive each as (
      select ${next(sql`is not null`)} as country
      union all select ${next(sql`> each.country`)} from each where each.country is not null
    ) select count(country)::int as countries from each`);
  return rows[0]?.countries ?? 0;
}

/** The countries of the public list, most competitions first. */
export function countByCountry(
  database: Sql,
  filter: CompetitionFilter,
): Promise<{ country: string | null; competitions: number }[]> {
  return database
    .select({ country: competitions.country, competitions: count() })
    .from(competitions)
    .where(and(listConditions(filter), isNotNull(competitions.country)))
    .groupBy(competitions.country)
    .orderBy(desc(count()), competitions.country);
}

/** Live competitions need their organizer most, then upcoming ones, then past ones. */
const turnOf = sql<number>`case ${competitions.state} when 'live' then 0 when 'finished' then 2 when 'archived' then 3 when 'canceled' then 3 else 1 end`;

/** By turn, then newest first. */
export const turnOrder = keyset<MyCompetition>(
  ascending({ sql: turnOf, type: 'int' }, ({ turn }) => turn),
  descending(competitionStaff.competitionId, ({ id }) => id),
);

/** Competitions that a person owns or works on, by name and place where `search` is given. */
export async function listRunBy(
  database: Sql,
  personId: string,
  search: string | undefined,
  page: KeysetPage,
): Promise<MyCompetition[]> {
  const query = database
    .select({ ...cardColumns, role: competitionStaff.role, turn: turnOf })
    .from(competitionStaff)
    .innerJoin(competitions, eq(competitions.id, competitionStaff.competitionId))
    .leftJoinLateral(figures(database), sql`true`);
  const found = search ? (matchesWords(competitions.search, search) ?? sql`false`) : undefined;
  const rows = await pageOf(query.$dynamic(), and(eq(competitionStaff.personId, personId), found), page);
  return rows.map((row) => ({ ...listed(row), role: row.role, turn: row.turn }));
}

/** These, with what the viewer is to each; whether they may see it is the policy's to say. */
export async function findCards(
  database: Sql,
  personId: string | null,
  competitionIds: readonly string[],
): Promise<(ListedCompetition & Pick<CompetitionSeen, 'role' | 'admitted'>)[]> {
  if (competitionIds.length === 0) return [];
  const rows = await database
    .select({ ...cardColumns, ...standingColumns(personId) })
    .from(competitions)
    .leftJoinLateral(figures(database), sql`true`)
    .where(inArray(competitions.id, [...competitionIds]));
  return rows.map(({ role, admitted, ...row }) => ({ ...listed(row), role, admitted }));
}

const cardColumns = {
  id: competitions.id,
  name: competitions.name,
  place: competitions.place,
  country: competitions.country,
  online: competitions.online,
  startsOn: competitions.startsOn,
  endsOn: competitions.endsOn,
  zone: competitions.zone,
  state: competitions.state,
  divisionNames: sql<string[] | null>`division_figures.division_names`,
  // Maintained by triggers: counting entries here would scan each division.
  entryCount: sql<number | null>`(select figures.entries from competitions.figures
    where figures.competition_id = ${competitions.id})`,
  capacity: sql<number | null>`division_figures.capacity`,
};

/** Of a competition's divisions. Lateral, so that only those on the page are read. */
function figures(database: Sql) {
  return database
    .select({
      divisionNames: sql<
        string[]
      >`array_agg(${divisions.name} order by ${divisions.position}, ${divisions.id})`.as('division_names'),
      capacity: sql<number>`case when bool_and(${divisions.capacity} is not null)
        then sum(${divisions.capacity})::int end`.as('capacity'),
    })
    .from(divisions)
    .where(eq(divisions.competitionId, competitions.id))
    .as('division_figures');
}

function listed(
  row: {
    [Key in keyof typeof cardColumns]: Key extends 'divisionNames'
      ? string[] | null
      : Key extends 'entryCount'
        ? number | null
        : ListedCompetition[Key & keyof ListedCompetition];
  },
): ListedCompetition {
  return { ...row, divisionNames: row.divisionNames ?? [], entryCount: row.entryCount ?? 0 };
}

/** An index-only count, except for searches. */
function totalOf(filter: ListFilter<Placeholder>): SQL<number | null> {
  return sql<number>`(select count(*)::int from (select 1 from ${competitions}
    where ${listConditions(filter)} limit ${countedUpTo(filter.search) + 1}) counted)`;
}

function countShown({ search }: CompetitionFilter, total: number | null): number | null {
  return total !== null && total > countedUpTo(search) ? null : total;
}
