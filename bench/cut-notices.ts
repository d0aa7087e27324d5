import { listCuts, makeCut, undoCut } from '@chalkline/contract/competitions/cuts.endpoints.ts';
import { changeDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { freezeBoard, movePublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import type pg from 'pg';
import { cutQueriesOn } from '../server/src/competitions/cut-plans/cut-plans.factory.ts';
import { openExplained, type QueryPlan } from '../server/src/platform/testing/explained-queries.ts';
import { fillBoard, untilRanked, withClient } from './fill-board.ts';
import { report } from './table.ts';
import { type BenchWorld, type BoardMade, makeBoard, openWorld } from './world.ts';

const people = Number(process.env.BENCH_ATHLETES ?? 100_000);
const competitions = Number(process.env.BENCH_COMPETITIONS ?? 100_000);

/**
 * A cut of half of a very large division in which everyone has an account: how long until it is made and all are notified,
 * until it is undone, and until notifications held back by a freeze are sent. Then how the database answers its queries
 * among the cuts of 100,000 other competitions.
 */
export async function benchCutNotices(): Promise<void> {
  const world = await openWorld('cuts');
  try {
    const made = await makeBoard(world, 10);
    await fillBoard(world, made, { entries: people, workouts: 3 });
    await withClient(world.databaseUrl, async (client) => {
      await giveAccounts(client, made);
      await cutElsewhere(client, made);
    });
    await untilRanked(world, made, people);
    await withClient(world.databaseUrl, (client) => client.query('vacuum analyze'));
    const times = await timeCuts(world, made);
    const plans = await planQueries(world, made);
    report({
      name: 'cut-notices',
      about: `A cut of half of a division of ${people.toLocaleString('en')}, all with an account, among the made cuts of ${competitions.toLocaleString('en')} other competitions. Each call until it answers, when everyone has been notified; making and taking back rank the division twice besides. Then every statement of the results screen and of the notices sent when a frozen board unfreezes, with its actual plan.`,
      columns: ['what', 'figure', 'pages read', 'rows looked at and left out', 'whole tables'],
      rows: [
        ...times.map(({ what, seconds, notified }) => [
          what,
          `${seconds.toFixed(1)} s`,
          '',
          notified === 0 ? '' : `${notified.toLocaleString('en')} notified`,
          '',
        ]),
        ...plans.flatMap(({ what, found }) =>
          found.map((plan, at) => [
            `${what}, statement ${at + 1}`,
            `${plan.milliseconds.toFixed(1)} ms`,
            String(plan.pages),
            plan.leftOut.toFixed(0),
            plan.wholeTables.join(', '),
          ]),
        ),
      ],
      raw: { people, competitions, times, plans },
    });
  } finally {
    await world.close();
  }
}

interface Timed {
  readonly what: string;
  readonly seconds: number;
  readonly notified: number;
}

async function timeCuts({ call, databaseUrl }: BenchWorld, made: BoardMade): Promise<Timed[]> {
  const { competitionId, divisionId, workoutIds } = made;
  const workoutId = workoutIds.at(-1) ?? '';
  const params = { competitionId, divisionId, workoutId };
  const results = workoutIds.map((id) => ({ divisionId, workoutId: id }));
  await call(movePublications, { params, body: { from: 'published', to: 'final', results } });
  const rule = { by: 'percent', percent: 50, of: 'entered' } as const;
  await call(changeDivision, { params, body: { cuts: [{ afterWorkoutId: workoutId, rule }] } });
  const plan = async () => (await call(listCuts, { params })).data[0]?.outcome ?? '';
  const freeze = (frozen: boolean) => () => call(freezeBoard, { params, body: { frozen } });
  const times: Timed[] = [];
  const time = async (what: string, act: () => Promise<unknown>) => {
    const before = new Date();
    const began = performance.now();
    await act();
    const seconds = (performance.now() - began) / 1000;
    times.push({ what, seconds, notified: await notifiedSince(databaseUrl, before) });
  };
  await time('the cuts of the competition are listed', plan);
  const outcome = await plan();
  await time('the cut is made', () => call(makeCut, { params, body: { outcome } }));
  await time('it is taken back', () => call(undoCut, { params }));
  await time('the board is frozen', freeze(true));
  await time('it is made again behind the freeze', () => call(makeCut, { params, body: { outcome } }));
  await time('the board follows again', freeze(false));
  await freeze(true)();
  return times;
}

function notifiedSince(databaseUrl: string, moment: Date): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from notifications.notifications where kind = 'cut' and raised_at >= $1`,
      [moment],
    );
    return rows[0]?.count ?? 0;
  });
}

interface Planned {
  readonly what: string;
  readonly found: readonly QueryPlan[];
}

/** Leaves nothing behind: sends everything once more and undoes it. */
async function planQueries({ databaseUrl }: BenchWorld, made: BoardMade): Promise<Planned[]> {
  const owner = await withClient(databaseUrl, (client) =>
    client.query<{ id: string }>('select created_by as id from competitions.competitions where id = $1', [
      made.competitionId,
    ]),
  );
  await withClient(databaseUrl, (client) => client.query('vacuum analyze'));
  const explained = await openExplained(databaseUrl);
  const queries = cutQueriesOn(explained.sql, owner.rows[0]?.id ?? '');
  const planned: Planned[] = [];
  for (const [what, ask] of [
    ['the cuts of a competition', () => queries.list(made.competitionId)],
    ['its frozen boards', () => queries.frozenBoards(made.competitionId)],
    ['held notices are sent', () => queries.tellHeld(made.divisionId)],
  ] as const) {
    explained.plans.length = 0;
    await ask();
    planned.push({ what, found: [...explained.plans] });
  }
  await explained.close();
  return planned;
}

async function giveAccounts(client: pg.Client, { divisionId }: BoardMade): Promise<void> {
  await client.query(
    `insert into accounts.people (id, name, email, email_verified, account_type, state, created_at, updated_at)
     select gen_random_uuid(), 'Athlete ' || n, 'athlete' || n || '@example.org', true, 'trainee', 'active', now(), now()
     from generate_series(1, $1::int) n`,
    [people],
  );
  await client.query(
    `update competitions.entries set person_id = whose.id
     from (select id, row_number() over (order by id) as place from competitions.entries where division_id = $1) own
     join (select id, row_number() over (order by id) as place from accounts.people where email like 'athlete%@example.org') whose
       using (place)
     where entries.id = own.id`,
    [divisionId],
  );
}

/** Each has a cut division and its notification; every other cut is undone, one board in ten is frozen. */
async function cutElsewhere(client: pg.Client, { competitionId }: BoardMade): Promise<void> {
  await client.query(
    `create temp table elsewhere as
     select gen_random_uuid() as competition, gen_random_uuid() as division, gen_random_uuid() as workout,
       gen_random_uuid() as cut, gen_random_uuid() as one, gen_random_uuid() as other, n
     from generate_series(1, $1::int) n`,
    [competitions],
  );
  for (const statement of [
    `insert into competitions.competitions (id, name, description, online, starts_on, ends_on, zone, state, scoring, created_by,
       created_at, updated_at, words)
     select competition, 'Elsewhere ' || n, '', true, c.starts_on, c.ends_on, c.zone, c.state, c.scoring, c.created_by,
       now(), now(), '' from elsewhere, competitions.competitions c where c.id = '${competitionId}'`,
    `insert into competitions.divisions (id, competition_id, name, position, created_at, frozen_at)
     select division, competition, 'Rx', 1, now(), case when n % 10 = 0 then now() end from elsewhere`,
    `insert into competitions.workouts (id, competition_id, name, description, position, scoring, points, created_at)
     select e.workout, e.competition, 'One', '', 1, w.scoring, w.points, now()
     from elsewhere e, (select * from competitions.workouts where competition_id = '${competitionId}' limit 1) w`,
    `insert into competitions.entries (id, competition_id, division_id, bib, name, state, left_at, created_at, updated_at, words)
     select one, competition, division, 1, 'One', 'active', null::timestamptz, now(), now(), '' from elsewhere
     union all select other, competition, division, 2, 'Other', 'cut', now(), now(), now(), '' from elsewhere`,
    `insert into competitions.made_cuts (id, division_id, after_workout_id, made_at, undone_at)
     select cut, division, workout, now(), case when n % 2 = 0 then now() end from elsewhere`,
    'insert into competitions.cut_entries (cut_id, entry_id) select cut, other from elsewhere',
    `insert into competitions.frozen_settings (division_id, scoring, workouts)
     select e.division, c.scoring, '[]' from elsewhere e, competitions.competitions c where c.id = '${competitionId}' and n % 10 = 0`,
    `insert into notifications.notifications (id, person_id, cause, kind, rank, subject_kind, subject_id, happening, details, actor_ids,
       in_app, raised_at)
     select gen_random_uuid(), p.id, 'competition_cut:' || e.cut, 'cut', 1, 'competition_cut', e.cut, 'cut', '{}', '{}',
       true, now() - interval '1 day'
     from elsewhere e join (select id, row_number() over (order by id) as place from accounts.people) p on p.place = e.n`,
  ])
    await client.query(statement);
}
