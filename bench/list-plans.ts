import { tmpdir } from 'node:os';
import { competitionsQuery } from '@chalkline/contract/competitions/competition-list.schema.ts';
import { competitionSorts, divisionTypes } from '@chalkline/contract/competitions/competition-listing.ts';
import { listsOn } from '../server/src/competitions/standings/list-plans.factory.ts';
import { openExplained, type QueryPlan } from '../server/src/platform/testing/explained-queries.ts';
import { fillBoard, untilRanked, withClient } from './fill-board.ts';
import { median, report } from './table.ts';
import { type BoardMade, makeBoard, openWorld } from './world.ts';

const competitions = Number(process.env.BENCH_COMPETITIONS ?? 100_000);
const timesAsked = 7;
const athletes = Number(process.env.BENCH_ATHLETES ?? 50_000);

/** How the database answers the public list among 100,000 competitions, and the filters of a large board. */
export async function benchListPlans(): Promise<void> {
  const world = await openWorld('plans');
  try {
    const made = await makeBoard(world, 10);
    await fillBoard(world, made, { entries: athletes, workouts: 3 });
    await withClient(world.databaseUrl, (client) =>
      client.query(
        `update competitions.entries set birth_date = date '1960-01-01' + (bib * 7919) % 18000, country = case when bib % 50 = 0 then 'ISL' else country end
         where division_id = $1`,
        [made.divisionId],
      ),
    );
    await publishMany(world.databaseUrl, made);
    await untilRanked(world, made, athletes);
    // As the database does by itself; while a board is ranked it could not tell which rows everybody sees.
    await withClient(world.databaseUrl, (client) =>
      client.query(
        'vacuum analyze competitions.competitions, competitions.divisions, competitions.figures, competitions.entries',
      ),
    );
    const explained = await openExplained(world.databaseUrl);
    const lists = listsOn(explained.sql, tmpdir());
    const plansOf = async (ask: () => Promise<unknown>): Promise<Omit<Asked, 'name'>> => {
      const rounds: (readonly QueryPlan[])[] = [];
      for (let round = 0; round < timesAsked; round += 1) {
        explained.plans.length = 0;
        await ask();
        rounds.push([...explained.plans]);
      }
      const milliseconds = rounds.map((plans) => plans.reduce((sum, plan) => sum + plan.milliseconds, 0));
      return { milliseconds, plans: rounds.at(-1) ?? [] };
    };
    const found: Asked[] = [];
    for (const [name, query] of listsAsked()) {
      const asked = competitionsQuery.parse(query);
      found.push({ name, ...(await plansOf(() => lists.competitions(asked))) });
      const { next } = await lists.competitions(asked);
      if (next === null) continue;
      const further = { ...asked, cursor: next };
      found.push({ name: `${name}, second page`, ...(await plansOf(() => lists.competitions(further))) });
    }
    for (const [name, filter] of [
      ['board, ages 35 to 39', { ageGroup: '35' }],
      ['board, a country', { country: 'ISL' }],
    ] as const) {
      found.push({ name, ...(await plansOf(() => lists.board(made.divisionId, filter))) });
    }
    await explained.close();
    report({
      name: 'list-plans',
      about: `How the database answers the public list among ${competitions.toLocaleString('en')} competitions (seven in ten over, nearly three to come, one in a hundred live, some drafts) and the filters of a board of ${athletes.toLocaleString('en')}: the statements of the calls themselves, explained with what they really read. A page of 12, the first with its count, which ends at 10,000, and at 1,000 among what was searched for. Each asked ${timesAsked} times; ms are those of the database, of all statements together. The last column names tables that are read from end to end.`,
      columns: [
        'list',
        'statements',
        'ms, median',
        'longest',
        'pages read',
        'indexes',
        'rows looked at and left out',
        'whole tables',
      ],
      rows: found.map(rowOf),
      raw: found,
    });
  } finally {
    await world.close();
  }
}

function listsAsked(): (readonly [name: string, query: Readonly<Record<string, string>>])[] {
  const limit = '12';
  return [
    ...['live', 'upcoming', 'past'].map((status) => [`status ${status}`, { status, limit }] as const),
    ...competitionSorts.map((sort) => [`sorted by ${sort}`, { sort, limit }] as const),
    ...['entries', 'divisions', 'name'].map(
      (sort) => [`upcoming, sorted by ${sort}`, { status: 'upcoming', sort, limit }] as const,
    ),
    ...divisionTypes.map((division) => [`divisions: ${division}`, { division, limit }] as const),
    ['masters, past', { status: 'past', division: 'masters', limit }],
    ['teens, upcoming', { status: 'upcoming', division: 'teens', limit }],
    ['country', { country: 'ISL', limit }],
    ['country, upcoming', { country: 'ISL', status: 'upcoming', limit }],
    ['online', { online: 'true', limit }],
    ['days', { from: '2026-12-01', to: '2026-12-07', limit }],
    ['search', { search: 'open 4711', limit }],
    ['search, half a word', { search: 'open 47', limit }],
    ['search that fits all', { search: 'open', limit }],
    ['online, teens, upcoming', { online: 'true', division: 'teens', status: 'upcoming', limit }],
    ['online, teens, live', { online: 'true', division: 'teens', status: 'live', limit }],
    [
      'nowhere: a country without any, masters, a week',
      { country: 'JPN', division: 'masters', from: '2026-12-01', to: '2026-12-07', limit },
    ],
    ['masters, live, sorted by name', { division: 'masters', status: 'live', sort: 'name', limit }],
    ['masters, live, sorted by entries', { division: 'masters', status: 'live', sort: 'entries', limit }],
  ];
}

interface Asked {
  readonly name: string;
  /** Each time it was asked. */
  readonly milliseconds: readonly number[];
  /** Those of the last time. */
  readonly plans: readonly QueryPlan[];
}

function rowOf({ name, milliseconds, plans }: Asked): string[] {
  const all = (of: (plan: QueryPlan) => readonly string[]) => [...new Set(plans.flatMap(of))].join(', ');
  const sum = (of: (plan: QueryPlan) => number) => plans.reduce((whole, plan) => whole + of(plan), 0);
  return [
    name,
    String(plans.length),
    median(milliseconds).toFixed(1),
    Math.max(...milliseconds).toFixed(1),
    String(sum(({ pages }) => pages)),
    all(({ indexes }) => indexes),
    sum(({ leftOut }) => leftOut).toFixed(0),
    all(({ wholeTables }) => wholeTables),
  ];
}

/** As many competitions as a site has after years, by SQL: most of them over, with two divisions each. */
async function publishMany(databaseUrl: string, { competitionId }: BoardMade): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `with made as (
         insert into competitions.competitions (id, name, description, place, country, online, starts_on, ends_on, zone, state,
           scoring, created_by, created_at, updated_at, words)
         select gen_random_uuid(), 'Open ' || n, '', 'Town ' || n % 900,
           (array['NLD','NOR','USA','GBR','DEU','FRA','ESP','ISL'])[1 + (n * 31) % 8], n % 20 = 0,
           current_date + case when n % 10 < 7 then -1 - n % 2000 else 1 + n % 300 end,
           current_date + case when n % 10 < 7 then 1 - n % 2000 - 2 else 3 + n % 300 end, 'Europe/Amsterdam',
           case when n % 10 < 7 then 'finished' when n % 100 = 9 then 'live' when n % 10 = 8 and n % 4 = 0 then 'draft' else 'published' end,
           c.scoring, c.created_by, now(), now(), 'open ' || n || ' town ' || n % 900
         from generate_series(1, $1) n, (select * from competitions.competitions where id = $2) c
         returning id)
       insert into competitions.divisions (id, competition_id, name, position, capacity, gender, team_size, age_from, age_to, created_at)
       select gen_random_uuid(), made.id, d.name, d.position, 40, d.gender, d.team, d.age_from, d.age_to, now()
       from made cross join lateral (
         select kinds.*, row_number() over (order by hashtext(made.id::text || kinds.name)) as position
         from (values ('Women Rx', 'women', 1, null::int, null::int), ('Men Rx', 'men', 1, null, null),
           ('Masters 35+', 'any', 1, 35, null), ('Teens', 'any', 1, 14, 19), ('Pairs', 'mixed', 2, null, null),
           ('Teams', 'mixed', 4, null, null)) as kinds (name, gender, team, age_from, age_to)
         order by position limit 2) d`,
      [competitions, competitionId],
    );
  });
}
