import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import pg from 'pg';
import {
  type RebuildSplit,
  splitRebuild,
} from '../server/src/competitions/standings/rebuild-split.factory.ts';
import { percentile, report } from './table.ts';
import { type BenchWorld, type BoardMade, makeBoard, openWorld } from './world.ts';

const athletes = Number(process.env.BENCH_ATHLETES ?? 350_000);
const pagesRead = 400;
const pagesThere = 50;
/** A loop that was not asked for so long was held up. */
const probeEvery = 5;

/**
 * What boards of many cost: a page of one with 10,000 entries and 5 workouts, and the whole way from a judge's
 * score to the next board of 350,000 entries and 3 workouts, with what other calls felt of it meanwhile.
 */
export async function benchLargeBoards(): Promise<void> {
  const pages = await measurePages();
  const rebuild = await measureRebuild();
  report({
    name: 'large-boards',
    about: `Pages of a board of 10,000 entries × 5 workouts, ${pagesRead} read one after the other by a client beside the server. Then one score among ${athletes.toLocaleString('en')} × 3, from the call until the next board is kept and a reader finds it: read from entries and scores, ranked, packed, written. The split was measured apart, in a process of its own on the same database, ${splitRounds} times. Meanwhile another client calls /healthz every ${probeEvery} ms. Server, database and clients share the machine. Targets: page p95 ≤ 20 ms; rebuild ≤ 2 s; no stop of more than 50 ms.`,
    columns: ['what', 'p50', 'p95', 'max'],
    rows: [
      ['page of 10,000 × 5, read for the first time, ms', ...three(pages.slice(0, pagesThere))],
      ['page of 10,000 × 5, read again, ms', ...three(pages.slice(pagesThere))],
      [`/healthz while ${athletes.toLocaleString('en')} × 3 are ranked, ms`, ...three(rebuild.probes)],
      ['/healthz before, ms', ...three(rebuild.quiet)],
      ['receipt of the score, ms', ...three([rebuild.receipt])],
      ['next board, ms', ...three([rebuild.board])],
      ...splitRows(rebuild.split),
    ],
    raw: { pages, ...rebuild },
  });
}

const splitRounds = 5;

function splitRows(split: readonly RebuildSplit[]): string[][] {
  const of = (step: keyof RebuildSplit) => three(split.map((round) => round[step]));
  return [
    ['rebuild by itself, ms', ...of('whole')],
    ['of it reading, ms', ...of('read')],
    ['of it ranking, ms', ...of('rank')],
    ['of it packing, ms', ...of('pack')],
    ['of it writing and committing, ms', ...of('write')],
    ['CPU of the ranking process for a rebuild, ms', ...of('cpu')],
  ];
}

async function measurePages(): Promise<number[]> {
  const world = await openWorld('pages');
  try {
    const made = await makeBoard(world, 10);
    await fill(world, made, { entries: 10_000, workouts: 5 });
    const address = `${world.server.address}/api/competitions/${made.competitionId}/leaderboard`;
    await untilRanked(world, made, 10_000);
    const times: number[] = [];
    let cursor: string | null = null;
    for (let read = 0; read < pagesRead; read += 1) {
      const began = performance.now();
      const body = await readBytes(
        cursor === null ? address : `${address}?cursor=${encodeURIComponent(cursor)}`,
      );
      times.push(performance.now() - began);
      const { next } = JSON.parse(brotliDecompressSync(body).toString()) as { next: string | null };
      cursor = next;
    }
    return times;
  } finally {
    await world.close();
  }
}

const connection = new Agent({ keepAlive: true, maxSockets: 1 });

/** As a browser asks, until the last byte is there: what a client makes of it, and clears away after it, is not the server's. */
async function readBytes(address: string): Promise<Buffer> {
  const request = get(address, { agent: connection, headers: { 'accept-encoding': 'br' } });
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk);
  if (reply.headers['content-encoding'] !== 'br')
    throw new Error(`${address} answers ${reply.statusCode}, not in brotli.`);
  return Buffer.concat(chunks);
}

interface Rebuild {
  readonly receipt: number;
  readonly board: number;
  readonly probes: readonly number[];
  readonly quiet: readonly number[];
  readonly split: readonly RebuildSplit[];
}

async function measureRebuild(): Promise<Rebuild> {
  const world = await openWorld('rebuild');
  try {
    const made = await makeBoard(world, 10);
    await fill(world, made, { entries: athletes, workouts: 3 });
    await untilRanked(world, made, athletes);
    const quiet = await probeWhile(world, async () => pause(2000));
    let receipt = 0;
    let board = 0;
    const probes = await probeWhile(world, async () => {
      const before = await versionOf(world, made);
      const began = performance.now();
      await world.call(recordScore, {
        params: { competitionId: made.competitionId },
        body: {
          submissionId: randomUUID(),
          workoutId: made.workoutIds[0] ?? '',
          entryId: await freshEntry(world, made),
          typed: '7:07',
          previousId: null,
        },
      });
      receipt = performance.now() - began;
      while ((await versionOf(world, made)) === before) await pause(20);
      board = performance.now() - began;
    });
    const split = await splitRebuild(world.databaseUrl, made, splitRounds);
    return { receipt, board, probes, quiet, split };
  } finally {
    await world.close();
  }
}

/** Entries and scores by SQL: a million calls would take longer than what is measured. */
async function fill(
  { databaseUrl }: BenchWorld,
  { competitionId, divisionId, workoutIds }: BoardMade,
  size: { readonly entries: number; readonly workouts: number },
): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const ids = [...workoutIds];
    while (ids.length < size.workouts) {
      const { rows } = await client.query<{ id: string }>(
        `insert into workouts (id, competition_id, name, description, position, scoring, points, created_at)
         select gen_random_uuid(), competition_id, $2, '', position + $3, scoring, points, created_at
         from workouts where id = $1 returning id`,
        [ids[0], `Further ${ids.length}`, ids.length],
      );
      ids.push(rows[0]?.id ?? '');
    }
    await client.query(
      `insert into entries (id, competition_id, division_id, bib, name, country, affiliate, state, created_at, changed_at, words)
       select gen_random_uuid(), $1, $2, number, 'Athlete ' || number, 'NOR', 'Bergen ' || number % 40, 'active', now(), now(), ''
       from generate_series(1000, $3::int + 999) as number`,
      [competitionId, divisionId, size.entries - 10],
    );
    for (const workoutId of ids.slice(0, size.workouts)) {
      await client.query(
        `insert into scores (id, competition_id, workout_id, entry_id, submission_id, typed, value, received_at, recorded_by)
         select gen_random_uuid(), competition_id, $2, id, gen_random_uuid(), '9:00',
           jsonb_build_object('result', jsonb_build_object('outcome', 'finished', 'amount', 300000 + (random() * 900)::int * 1000)),
           now(), (select created_by from competitions where id = $1)
         from entries where competition_id = $1 and bib >= 1001`,
        [competitionId, workoutId],
      );
    }
    await client.query('analyze entries, scores');
    await client.query(
      `insert into board_requests (division_id, requested_at) values ($1, now() - interval '1 minute')`,
      [divisionId],
    );
  });
}

/** The entry that `fill` leaves without a score. */
function freshEntry({ databaseUrl }: BenchWorld, { competitionId }: BoardMade): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from entries where competition_id = $1 and bib = 1000',
      [competitionId],
    );
    return rows[0]?.id ?? '';
  });
}

async function untilRanked(world: BenchWorld, made: BoardMade, entries: number): Promise<void> {
  await withClient(world.databaseUrl, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ row_count: number }>(
        'select row_count from boards where division_id = $1',
        [made.divisionId],
      );
      if (rows[0]?.row_count === entries) return;
      await pause(100);
    }
  });
}

function versionOf({ databaseUrl }: BenchWorld, { divisionId }: BoardMade): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      'select version from boards where division_id = $1',
      [divisionId],
    );
    return rows[0]?.version ?? 0;
  });
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** How long a call that does nothing took, again and again, while something else happened. */
async function probeWhile({ server }: BenchWorld, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const probing = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${server.address}/healthz`)).text();
      times.push(performance.now() - began);
      await pause(probeEvery);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await probing;
  }
  return times;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function three(figures: readonly number[]): string[] {
  return [percentile(figures, 50), percentile(figures, 95), Math.max(...figures)].map((figure) =>
    figure.toFixed(1),
  );
}
