import autocannon from 'autocannon';
import pg from 'pg';
import { startBareProcess } from './start-bare.ts';
import { median, report } from './table.ts';
import { makeBoard, openWorld } from './world.ts';

const rounds = 5;
const secondsPerRound = 4;
const connections = 16;

/** List and board calls beside a bare Fastify + pg handler that gives the same bytes, in turn, in one run. */
export async function benchCalls(): Promise<void> {
  const world = await openWorld('calls');
  try {
    const { competitionId } = await makeBoard(world, 200);
    await publishMany(world.databaseUrl, 1000);
    const bare = await startBareProcess('bare-process.ts', [world.databaseUrl, competitionId]);
    const pairs = [
      { name: 'list of competitions', ours: '/api/competitions?status=upcoming&limit=12', bare: '/list' },
      { name: 'board, 200 rows', ours: `/api/competitions/${competitionId}/leaderboard`, bare: '/board' },
    ];
    const rows: string[][] = [];
    const raw: unknown[] = [];
    for (const pair of pairs) {
      const ours = world.server.address + pair.ours;
      const theirs = await sameBytes(ours, bare.address + pair.bare);
      const measured = await inTurn(ours, theirs);
      raw.push({ ...pair, ...measured });
      rows.push(rowOf(pair.name, measured));
    }
    report({
      name: 'calls',
      about: `Calls per second over ${connections} connections, ${rounds} rounds of ${secondsPerRound} s in turn; the ratio is the median of the rounds' ratios. Server, bare process, database and load share the machine.`,
      columns: ['call', 'bytes', 'ours /s', 'bare /s', 'ours : bare', 'ours p97.5 ms', 'bare p97.5 ms'],
      rows,
      raw,
    });
    bare.stop();
  } finally {
    await world.close();
  }
}

interface Round {
  readonly perSecond: number;
  readonly slow: number;
  readonly bytes: number;
}

async function inTurn(ours: string, bare: string): Promise<{ ours: Round[]; bare: Round[] }> {
  const figures = { ours: [] as Round[], bare: [] as Round[] };
  await load(ours, 2);
  await load(bare, 2);
  for (let round = 0; round < rounds; round += 1) {
    figures.ours.push(await load(ours, secondsPerRound));
    figures.bare.push(await load(bare, secondsPerRound));
  }
  return figures;
}

async function load(url: string, duration: number): Promise<Round> {
  const result = await autocannon({ url, connections, duration });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
  return {
    perSecond: result.requests.average,
    slow: result.latency.p97_5,
    bytes: Math.round(result.throughput.total / result.requests.total),
  };
}

function rowOf(name: string, { ours, bare }: { ours: Round[]; bare: Round[] }): string[] {
  const ratio = median(ours.map((round, index) => round.perSecond / (bare[index]?.perSecond ?? Number.NaN)));
  return [
    name,
    String(median(ours.map((round) => round.bytes))),
    median(ours.map((round) => round.perSecond)).toFixed(0),
    median(bare.map((round) => round.perSecond)).toFixed(0),
    `${(ratio * 100).toFixed(0)} %`,
    median(ours.map((round) => round.slow)).toFixed(1),
    median(bare.map((round) => round.slow)).toFixed(1),
  ];
}

/** The bare address, given what only we know (the page mark), after making sure that the bodies are equal. */
async function sameBytes(ours: string, bare: string): Promise<string> {
  const body = await (await fetch(ours)).text();
  const { next } = JSON.parse(body) as { next: string | null };
  const address = next === null ? bare : `${bare}?next=${encodeURIComponent(next)}`;
  const bareBody = await (await fetch(address)).text();
  if (body !== bareBody)
    throw new Error(`Not the same bytes:\n${body.slice(0, 600)}\n${bareBody.slice(0, 600)}`);
  return address;
}

/** Upcoming competitions of two divisions each, written straight into the database. */
async function publishMany(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `with made as (
       insert into competitions.competitions (id, name, description, place, country, online, starts_on, ends_on, zone, state,
         scoring, created_by, created_at, updated_at, words)
       select gen_random_uuid(), 'Open ' || n, '', 'Rotterdam', 'NLD', false, current_date + 10 + n % 300,
         current_date + 12 + n % 300, 'Europe/Amsterdam', 'published', c.scoring, c.created_by, now(), now(),
         'open ' || n || ' rotterdam'
       from generate_series(1, $1) n, (select * from competitions.competitions limit 1) c
       returning id)
     insert into competitions.divisions (id, competition_id, name, position, capacity, created_at)
     select gen_random_uuid(), made.id, d.name, d.position, 40, now() from made, (values ('Women Rx', 1), ('Men Rx', 2))
       as d (name, position)`,
      [count],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
