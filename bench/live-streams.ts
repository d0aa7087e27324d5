import { type ChildProcess, fork, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { boardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import type { ScoreSheetRow } from '@chalkline/contract/competitions/score.schema.ts';
import { listScores, recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { fillBoard, untilRanked } from './fill-board.ts';
import { residentMiB } from './start.ts';
import type { ReadersOrder, ReadersReport } from './stream-readers.ts';
import { median, percentile, report } from './table.ts';
import { type BoardMade, makeBoard, openWorld } from './world.ts';

const rounds = 30;
/** Of a board that is sent as it changes, and of one where each score moves thousands. */
const [few, many] = [40, 10_000];
const perAddress = 1_000;

/**
 * One score on all open boards: from the judge's call to the last byte of the event in every stream. Beside
 * it a bare Node server that writes the same bytes to as many streams, with neither database nor rights.
 */
export async function benchLiveStreams(): Promise<void> {
  const measured = [await measure(1_000, few), await measure(5_000, few), await measure(5_000, many)];
  report({
    name: 'live-streams',
    about: `One corrected score of a board with so many entries, ${rounds} times; milliseconds from the call to the whole event in each of the streams, and the same bytes written to as many streams by a bare Node server. Memory is the server process's, before and with the streams. Server, database, streams and judge share the machine. Targets: p95 ≤ 1 s; ≤ 600 MB with 5,000 streams.`,
    columns: [
      'entries',
      'streams',
      'ours p50',
      'ours p95',
      'ours max',
      'bare p95',
      'judge’s receipt p95',
      'bytes',
      'memory before',
      'memory with',
    ],
    rows: measured.map(rowOf),
    raw: measured.map(({ ours, bare, ...rest }) => ({
      ...rest,
      oursPercentiles: ours.map(percentiles),
      barePercentiles: bare.map(percentiles),
    })),
  });
}

interface Measured {
  readonly entries: number;
  readonly streams: number;
  readonly ours: readonly number[][];
  readonly bare: readonly number[][];
  /** Until the judge's call was answered. */
  readonly receipts: readonly number[];
  readonly bytes: number;
  readonly memoryBefore: number;
  readonly memoryWith: number;
}

async function measure(streams: number, entries: number): Promise<Measured> {
  const world = await openWorld('live');
  const readers = startReaders();
  try {
    const board = await makeBoard(world, Math.min(entries, few));
    if (entries > few) {
      await fillBoard(world, board, { entries: entries - few + 10, workouts: 3 });
      await untilRanked(world, board, entries);
    }
    const pid = world.server.process.pid ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const memoryBefore = residentMiB(pid);
    const stream = `${world.server.address}/api/live/stream?topics=${boardTopic(board.divisionId)}`;
    await openAll(readers, stream, streams);
    const sample = sampleOf(stream);
    await sample.isOpen;
    const ours: number[][] = [];
    const receipts: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const next = await nextScore(world.call, board, round);
      const { latencies, took } = await tell(readers, streams, () => world.call(recordScore, next));
      ours.push(latencies);
      receipts.push(took);
    }
    const memoryWith = residentMiB(pid);
    const message = await sample.first;
    return {
      entries,
      streams,
      ours,
      bare: await measureBare(streams, message),
      receipts,
      bytes: message.length,
      memoryBefore,
      memoryWith,
    };
  } finally {
    readers.kill();
    await world.close();
  }
}

async function measureBare(streams: number, message: Buffer): Promise<number[][]> {
  const script = fileURLToPath(new URL('bare-streams.ts', import.meta.url));
  const server = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const readers = startReaders();
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const address = line.toString().trim();
    await openAll(readers, address, streams);
    const figures: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const post = () => fetch(address, { method: 'POST', body: new Uint8Array(message) });
      figures.push((await tell(readers, streams, post)).latencies);
    }
    return figures;
  } finally {
    readers.kill();
    server.kill();
  }
}

/** Makes something happen and waits until every stream has it. Milliseconds from just before. */
async function tell(readers: ChildProcess, streams: number, happen: () => Promise<unknown>) {
  const heard = ask(readers, { listen: 20_000 });
  // The order to listen is on its way before anything happens.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const begun = performance.timeOrigin + performance.now();
  await happen();
  const took = performance.timeOrigin + performance.now() - begun;
  const answer = await heard;
  const receipts = 'receipts' in answer ? answer.receipts : [];
  if (receipts.length !== streams) throw new Error(`Only ${receipts.length} of ${streams} streams got it.`);
  return { latencies: receipts.map((moment) => moment - begun), took };
}

function startReaders(): ChildProcess {
  return fork(fileURLToPath(new URL('stream-readers.ts', import.meta.url)));
}

/** As from several addresses: the server bounds the visitors of each. */
async function openAll(readers: ChildProcess, url: string, streams: number): Promise<void> {
  for (let opened = 0; opened < streams; opened += perAddress) {
    const from = `127.0.0.${2 + opened / perAddress}`;
    await ask(readers, { open: url, count: Math.min(perAddress, streams - opened), from });
  }
}

async function ask(readers: ChildProcess, order: ReadersOrder): Promise<ReadersReport> {
  const answered = once(readers, 'message', { signal: AbortSignal.timeout(60_000) });
  readers.send(order);
  const [answer] = (await answered) as [ReadersReport];
  return answer;
}

/** The first event as it goes over the wire, from a stream of our own. */
function sampleOf(stream: string): { readonly isOpen: Promise<unknown>; readonly first: Promise<Buffer> } {
  const response = fetch(stream);
  const read = async () => {
    let text = '';
    for await (const piece of (await response).body ?? []) {
      text += Buffer.from(piece).toString();
      const whole = /id: \d+\ndata: .*"kind".*\n\n/.exec(text);
      if (whole) return Buffer.from(whole[0]);
    }
    throw new Error('No event came.');
  };
  return { isOpen: response, first: read() };
}

/** Another athlete each time gets a new time in the first workout: some rows of the board move. */
async function nextScore(
  call: Awaited<ReturnType<typeof openWorld>>['call'],
  board: BoardMade,
  round: number,
) {
  const workoutId = board.workoutIds[0] ?? '';
  const params = { competitionId: board.competitionId };
  const { data } = await call(listScores, { params, query: { workoutId, divisionId: board.divisionId } });
  const row: ScoreSheetRow | undefined = data[(round * 7) % data.length];
  const typed = `${6 + (round % 9)}:${String((round * 11) % 60).padStart(2, '0')}.00`;
  return {
    params,
    body: {
      submissionId: randomUUID(),
      workoutId,
      entryId: row?.entry.id ?? '',
      typed,
      previousId: row?.score?.id ?? null,
      reason: 'Measured again',
    },
  };
}

/** A round in 101 figures, 0 to 100 percent: every single one of all streams would fill megabytes. */
function percentiles(figures: readonly number[]): number[] {
  return Array.from({ length: 101 }, (_, percent) => Math.round(percentile(figures, percent) * 10) / 10);
}

function rowOf({
  entries,
  streams,
  ours,
  bare,
  receipts,
  bytes,
  memoryBefore,
  memoryWith,
}: Measured): string[] {
  const all = ours.flat();
  return [
    String(entries),
    String(streams),
    ms(median(all)),
    ms(percentile(all, 95)),
    ms(Math.max(...ours.map((round) => Math.max(...round)))),
    ms(percentile(bare.flat(), 95)),
    ms(percentile(receipts, 95)),
    String(bytes),
    `${memoryBefore.toFixed(0)} MiB`,
    `${memoryWith.toFixed(0)} MiB`,
  ];
}

function ms(figure: number): string {
  return `${figure.toFixed(0)} ms`;
}
