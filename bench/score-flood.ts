import { randomUUID } from 'node:crypto';
import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { type Client, createClient } from '@chalkline/contract/http/client.ts';
import pg from 'pg';
import { percentile, report } from './table.ts';
import { type BenchWorld, type BoardMade, makeBoard, openWorld } from './world.ts';

const whole = 254_118;
/** A twelfth of the whole unless `BENCH_FULL=1`: the same ways of sending, in a minute or two. */
const scores = process.env.BENCH_FULL === '1' ? whole : Number(process.env.BENCH_SCORES ?? 20_000);
/** Judges who send one after the other: a few at first, all of them at the end. */
const senders = { usual: 4, rush: 24 };
/** One person may record 600 scores a minute. */
const judges = 80;

/**
 * The scores of one workout as they come in an open: half of them in the last tenth of the time. Each is sent
 * by its own call, and its receipt awaited; in the end every score is counted in the database.
 */
export async function benchScoreFlood(): Promise<void> {
  const world = await openWorld('flood', { LOG_LEVEL: 'warn' });
  try {
    const made = await makeBoard(world, 10);
    const entryIds = await addEntries(world.databaseUrl, made);
    const receipts = { usual: [] as number[], rush: [] as number[] };
    const began = performance.now();
    const calls = await judgesOf(world, made);
    let turn = 0;
    const send = async (entryId: string, into: number[]) => {
      const sent = performance.now();
      turn += 1;
      const call = calls[turn % calls.length] ?? world.call;
      await call(recordScore, {
        params: { competitionId: made.competitionId },
        body: {
          submissionId: randomUUID(),
          workoutId: made.workoutIds[0] ?? '',
          entryId,
          typed: `${5 + (into.length % 14)}:${String(into.length % 60).padStart(2, '0')}`,
          previousId: null,
        },
      });
      into.push(performance.now() - sent);
    };
    const half = Math.floor(entryIds.length / 2);
    await sendAll(entryIds.slice(0, half), senders.usual, (id) => send(id, receipts.usual));
    const rushed = performance.now();
    await sendAll(entryIds.slice(half), senders.rush, (id) => send(id, receipts.rush));
    const ended = performance.now();
    const kept = await countScores(world.databaseUrl, made);
    const lost = entryIds.length - kept;
    report({
      name: 'score-flood',
      about: `${entryIds.length.toLocaleString('en')} scores (the whole is ${whole.toLocaleString('en')}: BENCH_FULL=1) of one workout in a division of as many, each by a call of its own: half by ${senders.usual} senders, half by ${senders.rush} at once, while the board is ranked again and again. Milliseconds until the receipt. Server, database and senders share the machine. Target: p95 ≤ 200 ms, none lost.`,
      columns: ['part', 'scores', 'seconds', 'p50', 'p95', 'max', 'lost'],
      rows: [
        rowOf('at ease', receipts.usual, rushed - began, ''),
        rowOf('rush', receipts.rush, ended - rushed, String(lost)),
      ],
      raw: {
        sent: entryIds.length,
        kept,
        usual: percentiles(receipts.usual),
        rush: percentiles(receipts.rush),
      },
    });
  } finally {
    await world.close();
  }
}

/** Staff by SQL: a competition takes no more than thirty an hour by calls. */
async function judgesOf(world: BenchWorld, { competitionId }: BoardMade): Promise<Client[]> {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  const calls: Client[] = [];
  for (let number = 0; number < judges; number += 1) {
    const { token, user } = await world.backDoor.signIn({ name: `Judge ${number}` });
    await client.query(
      `insert into competitions.staff (competition_id, person_id, role, created_by, created_at)
       values ($1, $2, 'staff', $2, now())`,
      [competitionId, user.id],
    );
    calls.push(createClient({ baseUrl: world.server.address, token: () => token }));
  }
  await client.end();
  return calls;
}

/** Each sender takes the next one as soon as its last was answered. */
async function sendAll(ids: readonly string[], senders: number, send: (id: string) => Promise<void>) {
  let next = 0;
  const work = async () => {
    while (next < ids.length) {
      const id = ids[next] ?? '';
      next += 1;
      await send(id);
    }
  };
  await Promise.all(Array.from({ length: senders }, work));
}

/** Entries by SQL; who records may call without end. */
async function addEntries(databaseUrl: string, { competitionId, divisionId }: BoardMade): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into competitions.entries (id, competition_id, division_id, bib, name, country, state, created_at, updated_at, words)
     select gen_random_uuid(), $1, $2, number, 'Athlete ' || number, 'NOR', 'active', now(), now(), ''
     from generate_series(1000, $3::int + 999) as number returning id`,
    [competitionId, divisionId, scores],
  );
  await client.query('analyze competitions.entries');
  await client.end();
  return rows.map(({ id }) => id);
}

async function countScores(databaseUrl: string, { workoutIds }: BoardMade): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from competitions.scores join competitions.entries on entries.id = scores.entry_id
     where workout_id = $1 and bib >= 1000`,
    [workoutIds[0]],
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

function rowOf(part: string, figures: readonly number[], milliseconds: number, lost: string): string[] {
  const { p50, p95, max } = percentiles(figures);
  const shown = [p50, p95, max].map((figure) => figure.toFixed(1));
  return [part, String(figures.length), (milliseconds / 1000).toFixed(1), ...shown, lost];
}

function percentiles(figures: readonly number[]) {
  return {
    p50: percentile(figures, 50),
    p95: percentile(figures, 95),
    max: figures.reduce((a, b) => Math.max(a, b), 0),
  };
}
