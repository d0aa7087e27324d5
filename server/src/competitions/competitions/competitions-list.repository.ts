import type { CompetitionStatus } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { competitionStates } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { and, asc, desc, eq, gt, inArray, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '../../platform/database/built-once.ts';
import type { Sql } from '../../platform/database/database.ts';
import { matchesWords } from '../../platform/database/search-words.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { competitionStaff } from '../staff/staff.table.ts';
import { type CompetitionRow, competitions } from './competitions.table.ts';

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
}

/** `Value` is a placeholder where the query is built for values to come. */
interface Filter<Value> {
  readonly search: string | undefined;
  readonly status: CompetitionStatus | undefined;
  readonly online: boolean | undefined;
  /** A published competition whose last day is not after this one is past. */
  readonly lastDayOver: string | Value;
}

export type CompetitionFilter = Filter<never>;

/** A count beyond this is not worth its time. */
const countedAtMost = 10_000;

export interface CompetitionPage {
  readonly competitions: ListedCompetition[];
  /** How many there are in all; null where they were not counted. */
  readonly total: number | null;
}

/** One page after `after`, the first with a count. `upcoming` and `live` soonest first, others latest first. */
export async function listPublished(
  database: Sql,
  filter: CompetitionFilter,
  { limit, after }: { readonly limit: number; readonly after: readonly (string | number)[] | null },
): Promise<CompetitionPage> {
  const rows = await publishedPage(database, filter, { limit, after });
  const total = rows[0]?.total ?? (after ? null : 0);
  return { competitions: rows.map(listed), total: total !== null && total > countedAtMost ? null : total };
}

interface PageAsked<Value> {
  readonly limit: number | Value;
  readonly after: readonly (string | number | Value)[] | null;
}

/** What is searched for makes a text of its own; every other page is one of a few forms. */
async function publishedPage(database: Sql, filter: CompetitionFilter, { limit, after }: PageAsked<never>) {
  if (filter.search !== undefined) return selectPublished(database, filter, { limit, after });
  const { status, online, lastDayOver } = filter;
  const shape = JSON.stringify({ status, online, goesOn: after !== null });
  const values = { lastDayOver, limit, day: after?.[0], id: after?.[1] };
  return builtPage(database, shape).execute(values);
}

const builtPage = builtOnce('competitions', (database, shape, statement) => {
  const { status, online, goesOn } = JSON.parse(shape) as Pick<CompetitionFilter, 'status' | 'online'> & {
    goesOn: boolean;
  };
  const filter = { status, online, search: undefined, lastDayOver: sql.placeholder('lastDayOver') };
  const after = goesOn ? [sql.placeholder('day'), sql.placeholder('id')] : null;
  return selectPublished(database, filter, { limit: sql.placeholder('limit'), after }).prepare(statement);
});

function selectPublished(
  database: Sql,
  filter: Filter<Placeholder>,
  { limit, after }: PageAsked<Placeholder>,
) {
  const wanted = conditions(filter);
  const soonestFirst = filter.status === 'upcoming' || filter.status === 'live';
  const order = soonestFirst ? asc : desc;
  return database
    .select({ ...cardColumns, total: after ? sql<null>`null` : totalOf(wanted) })
    .from(competitions)
    .leftJoinLateral(figures(database), sql`true`)
    .where(and(wanted, after ? beyond(after, soonestFirst) : undefined))
    .orderBy(order(competitions.startsOn), order(competitions.id))
    .limit(limit);
}

/** Those that a person owns or staffs, latest made first: ids carry the moment they were made. */
export async function listRunBy(
  database: Sql,
  personId: string,
  page: { readonly limit: number; readonly after: string | null },
): Promise<MyCompetition[]> {
  const rows = await database
    .select({ ...cardColumns, role: competitionStaff.role })
    .from(competitionStaff)
    .innerJoin(competitions, eq(competitions.id, competitionStaff.competitionId))
    .leftJoinLateral(figures(database), sql`true`)
    .where(
      and(
        eq(competitionStaff.personId, personId),
        page.after ? sql`${competitionStaff.competitionId} < ${page.after}` : undefined,
      ),
    )
    .orderBy(desc(competitionStaff.competitionId))
    .limit(page.limit);
  return rows.map((row) => ({ ...listed(row), role: row.role }));
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
  divisionNames: sql<string[] | null>`figures.division_names`,
  entryCount: sql<number | null>`figures.entry_count`,
  capacity: sql<number | null>`figures.capacity`,
};

/** Of the divisions of one competition. Lateral, so that only the rows of the page are counted. */
function figures(database: Sql) {
  // Names are spelled out: in a select of one table drizzle writes columns without their table.
  const active = sql`(select count(*) from entries
    where entries.division_id = divisions.id and entries.state = 'active')`;
  return database
    .select({
      divisionNames: sql<
        string[]
      >`array_agg(${divisions.name} order by ${divisions.position}, ${divisions.id})`.as('division_names'),
      entryCount: sql<number>`sum(${active})::int`.as('entry_count'),
      capacity: sql<number>`case when bool_and(${divisions.capacity} is not null)
        then sum(${divisions.capacity})::int end`.as('capacity'),
    })
    .from(divisions)
    .where(eq(divisions.competitionId, competitions.id))
    .as('figures');
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

const listedStates = competitionStates.filter((state) => state !== 'draft' && state !== 'archived');

function conditions(filter: Filter<Placeholder>): SQL | undefined {
  return and(
    inArray(competitions.state, listedStates),
    filter.status && hasStatus(filter.status, filter.lastDayOver),
    filter.online === undefined ? undefined : eq(competitions.online, filter.online),
    filter.search === undefined ? undefined : matchesWords(competitions.search, filter.search),
  );
}

function hasStatus(status: CompetitionStatus, lastDayOver: string | Placeholder): SQL | undefined {
  const published = eq(competitions.state, 'published');
  switch (status) {
    case 'live':
      return eq(competitions.state, 'live');
    case 'upcoming':
      return and(published, gt(competitions.endsOn, lastDayOver));
    case 'past':
      return or(eq(competitions.state, 'finished'), and(published, lte(competitions.endsOn, lastDayOver)));
  }
}

function beyond(after: readonly (string | number | Placeholder)[], soonestFirst: boolean): SQL {
  const here = sql`(${competitions.startsOn}, ${competitions.id})`;
  const mark = sql`(${after[0]}::date, ${after[1]}::uuid)`;
  return soonestFirst ? sql`${here} > ${mark}` : sql`${here} < ${mark}`;
}

function totalOf(wanted: SQL | undefined): SQL<number | null> {
  return sql<number>`(select count(*)::int from (select 1 from ${competitions}
    where ${wanted} limit ${countedAtMost + 1}) counted)`;
}
