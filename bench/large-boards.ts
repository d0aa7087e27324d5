import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { changeDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import type { Client } from 'pg';
import {
  type RebuildSplit,
  splitRebuild,
} from '../server/src/competitions/standings/rebuild-split.factory.ts';
import { fillBoard, nextScore, pause, untilRanked, versionOf, withClient } from './fill-board.ts';
import { type Felt, feelWhile, feltRows } from './loop-waits.ts';
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
    about: `Pages of a board of 10,000 entries × 5 workouts, ${pagesRead} read one after the other by a client beside the server. Then one score after the other among ${athletes.toLocaleString('en')} × 3, ${nextBoards} times, each from the call until the next board is kept and a reader finds it: the first a new one, then corrections somewhere in the field, and ${cutNextBoards} times more with a cut of half of the field. The rebuild from nothing but entries and scores was measured apart, in a process of its own on the same database, ${splitRounds} times, once the database had tidied up after the fill. Meanwhile another client calls /healthz every ${probeEvery} ms, and the server measures the turns of its own loop. Server, database and clients share the machine. Targets: page p95 ≤ 20 ms; rebuild ≤ 2 s; no stop of more than 50 ms.`,
    columns: ['what', 'p50', 'p95', 'max'],
    rows: [
      ['page of 10,000 × 5, read for the first time, ms', ...three(pages.slice(0, pagesThere))],
      ['page of 10,000 × 5, read again, ms', ...three(pages.slice(pagesThere))],
      ...feltRows(`while ${athletes.toLocaleString('en')} × 3 are ranked`, rebuild.ranking),
      ...feltRows('before', rebuild.quiet),
      ['receipt of a score, ms', ...three(rebuild.receipts)],
      ['from a score to the next board, ms', ...three(rebuild.boards)],
      ...splitRows(rebuild.split),
      ...feltRows('while a cut of half of them is set', rebuild.setting),
      ...feltRows('while they are ranked with it', rebuild.cutRanking),
      ['from a score to the next board with it, ms', ...three(rebuild.cutBoards)],
      ['rebuild by itself with it, ms', ...three(rebuild.cutSplit.map(({ whole }) => whole))],
    ],
    raw: { pages, ...rebuild },
  });
}

const splitRounds = 5;
const nextBoards = 20;
const cutNextBoards = 10;

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
    await fillBoard(world, made, { entries: 10_000, workouts: 5 });
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
  readonly receipts: readonly number[];
  readonly boards: readonly number[];
  readonly cutBoards: readonly number[];
  readonly ranking: Felt;
  readonly quiet: Felt;
  readonly split: readonly RebuildSplit[];
  /** With a cut of half of the field: while it is set, while scores come, and a rebuild. */
  readonly setting: Felt;
  readonly cutRanking: Felt;
  readonly cutSplit: readonly RebuildSplit[];
}

async function measureRebuild(): Promise<Rebuild> {
  const world = await openWorld('rebuild');
  try {
    const made = await makeBoard(world, 10);
    await fillBoard(world, made, { entries: athletes, workouts: 3 });
    await untilRanked(world, made, athletes);
    const quiet = await feelWhile(world, probeEvery, async () => pause(2000));
    const receipts: number[] = [];
    const boards: number[] = [];
    const cutBoards: number[] = [];
    const score = async (client: Client, round: number, into: number[]) => {
      const before = await versionOf(client, made);
      const body = await nextScore(client, made, round);
      const began = performance.now();
      await world.call(recordScore, { params: { competitionId: made.competitionId }, body });
      receipts.push(performance.now() - began);
      while ((await versionOf(client, made)) === before) await pause(5);
      into.push(performance.now() - began);
      // As scores come that are not the first: what was ranked rests a moment.
      await pause(500);
    };
    const scoring = (from: number, count: number, into: number[]) => () =>
      withClient(world.databaseUrl, async (client) => {
        for (let round = from; round < from + count; round += 1) await score(client, round, into);
      });
    const ranking = await feelWhile(world, probeEvery, scoring(0, nextBoards, boards));
    await untilTidied(world);
    const split = await splitRebuild(world.databaseUrl, made, splitRounds);
    const setting = await feelWhile(world, probeEvery, () => setCut(world, made));
    const cutRanking = await feelWhile(world, probeEvery, scoring(nextBoards, cutNextBoards, cutBoards));
    await untilTidied(world);
    const cutSplit = await splitRebuild(world.databaseUrl, made, splitRounds);
    return { receipts, boards, cutBoards, ranking, setting, cutRanking, quiet, split, cutSplit };
  } finally {
    await world.close();
  }
}

/** Half of the field goes on after the last workout; gives back when the board has the line. */
async function setCut(world: BenchWorld, made: BoardMade): Promise<void> {
  const { competitionId, divisionId, workoutIds } = made;
  const rule = { by: 'percent', percent: 50, of: 'entered' } as const;
  await withClient(world.databaseUrl, async (client) => {
    const before = await versionOf(client, made);
    await world.call(changeDivision, {
      params: { competitionId, divisionId },
      body: { cuts: [{ afterWorkoutId: workoutIds.at(-1) ?? '', rule }] },
    });
    while ((await versionOf(client, made)) === before) await pause(50);
  });
}

/** A rebuild is measured by itself: what the database does about a million new rows begins within a minute and ends. */
async function untilTidied({ databaseUrl }: BenchWorld): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const tidying = `select 1 from pg_stat_activity where backend_type = 'autovacuum worker'`;
    await pause(70_000);
    while (((await client.query(tidying)).rowCount ?? 0) > 0) await pause(500);
  });
}

function three(figures: readonly number[]): string[] {
  return [percentile(figures, 50), percentile(figures, 95), Math.max(...figures)].map((figure) =>
    figure.toFixed(1),
  );
}
