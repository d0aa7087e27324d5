import { createDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { freezeBoard } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { splitRebuild } from '../server/src/competitions/standings/rebuild-split.factory.ts';
import { fillBoard, pause, untilRanked, withClient } from './fill-board.ts';
import { percentile, report } from './table.ts';
import { type BenchWorld, type BoardMade, makeBoard, openWorld } from './world.ts';

const athletes = Number(process.env.BENCH_ATHLETES ?? 100_000);
const teams = Number(process.env.BENCH_TEAMS ?? 20_000);
const rounds = 5;

/**
 * Large divisions that are ranked row by row: one whose board is frozen, and one of teams whose members' results are
 * added up. How long the server takes from the request to the next board, and what other calls feel meanwhile.
 */
export async function benchRowBoards(): Promise<void> {
  const world = await openWorld('rows');
  try {
    const made = await makeBoard(world, 10);
    await fillBoard(world, made, { entries: athletes, workouts: 3 });
    await untilRanked(world, made, athletes);
    const { call } = world;
    const { competitionId, divisionId } = made;
    const following = await measure(world, made);
    await call(freezeBoard, { params: { competitionId, divisionId }, body: { frozen: true } });
    const frozen = await measure(world, made);
    await call(freezeBoard, { params: { competitionId, divisionId }, body: { frozen: false } });
    const added = await measure(world, await makeTeams(world, made));
    report({
      name: 'row-boards',
      about: `Divisions that are not ranked packed: ${athletes.toLocaleString('en')} entries × 3 while their board is frozen (the public one, built from the earlier state, and the inside), and ${teams.toLocaleString('en')} teams of three of them, their members' results added up. Beside them the same division while its board follows. From a request until the board is made, by a server beside the clients, ${rounds} times, another client calling /healthz every 5 ms; then the ranking in a process of its own.`,
      columns: ['what', 'p50', 'max'],
      rows: [
        ...rowsOf(`${athletes.toLocaleString('en')} × 3, following`, following),
        ...rowsOf(`${athletes.toLocaleString('en')} × 3, frozen and inside`, frozen),
        ...rowsOf(`${teams.toLocaleString('en')} teams of three`, added),
      ],
      raw: { athletes, teams, following, frozen, added },
    });
  } finally {
    await world.close();
  }
}

interface Measured {
  readonly served: readonly number[];
  readonly probes: readonly number[];
  readonly alone: readonly number[];
}

function rowsOf(what: string, { served, probes, alone }: Measured): string[][] {
  const two = (figures: readonly number[]) => [
    percentile(figures, 50).toFixed(0),
    Math.max(...figures).toFixed(0),
  ];
  return [
    [`${what}: until the board is made, ms`, ...two(served)],
    [`${what}: ranked by itself, ms`, ...two(alone)],
    [`${what}: /healthz meanwhile, ms`, percentile(probes, 95).toFixed(1), Math.max(...probes).toFixed(1)],
  ];
}

async function measure(world: BenchWorld, made: BoardMade): Promise<Measured> {
  const served: number[] = [];
  const probes: number[] = [];
  await pause(3000);
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false;
    const probing = (async () => {
      while (!isOver) {
        const began = performance.now();
        await (await fetch(`${world.server.address}/healthz`)).text();
        probes.push(performance.now() - began);
        await pause(5);
      }
    })();
    served.push(await rankOnce(world, made));
    isOver = true;
    await probing;
  }
  const alone = (await splitRebuild(world.databaseUrl, made, rounds)).map(({ whole }) => whole);
  return { served, probes, alone };
}

/** A request that is old enough is taken at the next sweep, which is not measured: the ranking begins when it is gone. */
function rankOnce({ databaseUrl }: BenchWorld, { divisionId }: BoardMade): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into competitions.board_requests (division_id, requested_at) values ($1, now() - interval '1 minute')`,
      [divisionId],
    );
    const isRanking = async () =>
      (await client.query("select 1 from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'"))
        .rowCount !== 0;
    const isAsked = async () =>
      (await client.query('select 1 from competitions.board_requests where division_id = $1', [divisionId]))
        .rowCount !== 0;
    while (!(await isRanking())) await pause(2);
    const began = performance.now();
    while (await isAsked()) await pause(5);
    return performance.now() - began;
  });
}

async function makeTeams(world: BenchWorld, made: BoardMade): Promise<BoardMade> {
  const { competitionId, divisionId } = made;
  const { data } = await world.call(createDivision, {
    params: { competitionId },
    body: { name: 'Gyms', teams: { by: 'sum' } },
  });
  await withClient(world.databaseUrl, async (client) => {
    await client.query(
      `insert into competitions.entries (id, competition_id, division_id, bib, name, state, created_at, updated_at, words)
       select uuidv7(), $1, $2, 1000000 + n, 'Gym ' || n, 'active', now(), now(), '' from generate_series(1, $3::int) n`,
      [competitionId, data.id, teams],
    );
    await client.query(
      `insert into competitions.team_members (competition_id, team_id, member_id)
       select $1, team.id, member.id
       from (select id, row_number() over (order by bib) - 1 as place from competitions.entries where division_id = $2) team
       join (select id, row_number() over (order by bib) - 1 as place from competitions.entries where division_id = $3) member
         on member.place / 3 = team.place`,
      [competitionId, data.id, divisionId],
    );
    await client.query('vacuum (analyze) competitions.entries, competitions.team_members');
  });
  return { ...made, divisionId: data.id };
}
