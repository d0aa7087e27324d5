import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { boardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import {
  createCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { askExport, listExports } from '@chalkline/contract/profiles/exports.endpoints.ts';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { breakwater } from '../../competitions/competitions/competitions.factory.ts';
import { prepareBinaries } from '../embedded/binaries.ts';
import { ensureCluster } from '../embedded/cluster.ts';
import { databaseUrl, visitEmbeddedDatabase } from '../embedded/embedded.ts';
import { findHome } from '../embedded/home.ts';
import { runningServer, startServer as startPostgres, stopServer } from '../embedded/server-process.ts';
import { makeLog } from '../log/log.ts';
import { openBackDoor } from '../testing/back-door.ts';
import { newDataDir, removeDatabaseOf } from '../testing/postgres.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { openReader } from '../testing/stream-reader.ts';

interface World {
  readonly server: ServerProcess;
  readonly token: string;
  /** Ends the database without a word. */
  readonly kill: () => Promise<void>;
  /** Brings it back, where the server does not do so itself. */
  readonly revive: () => Promise<void>;
}

const appSecret = 'a secret of this test alone, 32 bytes';

/** A server that runs its own database. */
async function embedded(): Promise<World> {
  const dataDir = await newDataDir();
  const server = await startServer({ DATA_DIR: dataDir, APP_SECRET: appSecret, DEMO: 'off' });
  onTestFinished(async () => {
    await server.stop();
    await removeDatabaseOf(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  });
  const home = await findHome(dataDir);
  const { url } = await visitEmbeddedDatabase({ dataDir, log: makeLog('warn') });
  const kill = async () => process.kill((await runningServer(home)) ?? 0, 'SIGKILL');
  return {
    server,
    token: await signedInAt(url),
    kill: async () => void (await kill()),
    revive: async () => undefined,
  };
}

/** A server on a database that somebody else runs. */
async function external(): Promise<World> {
  const [postgresDir, dataDir] = [await newDataDir(), await mkdtemp(join(tmpdir(), 'chalkline-external-'))];
  const home = await findHome(postgresDir);
  const binaries = await prepareBinaries(home.shelf);
  const password = await ensureCluster(home, binaries, false);
  const port = await startPostgres(home, binaries, {});
  const maintenance = databaseUrl(home, password, port).replace(/\/chalkline$/, '/postgres');
  const client = new pg.Client({ connectionString: maintenance });
  await client.connect();
  await client.query('create database chalkline');
  await client.end();
  const url = databaseUrl(home, password, port);
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url, APP_SECRET: appSecret });
  onTestFinished(async () => {
    await server.stop();
    await stopServer(home, binaries, 'fast');
    await removeDatabaseOf(postgresDir);
    for (const folder of [postgresDir, dataDir]) await rm(folder, { recursive: true, force: true });
  });
  return {
    server,
    token: await signedInAt(url),
    kill: () => stopServer(home, binaries, 'immediate'),
    revive: async () => {
      await wait(3_000);
      await startPostgres(home, binaries, {}, port);
    },
  };
}

async function signedInAt(databaseUrl: string): Promise<string> {
  const backDoor = openBackDoor({ databaseUrl, appSecret });
  const { token } = await backDoor.signIn();
  await backDoor.close();
  return token;
}

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: string | null;
}

/** Asks again and again, from the kill to the first success after a failure. */
async function answersUntilBack(ask: () => Promise<Response>): Promise<Answer[]> {
  const seen: Answer[] = [];
  for (;;) {
    const reply = await ask();
    const body = (await reply.json()) as { errors?: { code: string }[] };
    seen.push({
      status: reply.status,
      code: body.errors?.[0]?.code,
      retryAfter: reply.headers.get('retry-after'),
    });
    if (reply.ok && seen.some(({ status }) => status >= 500)) return seen;
    await wait(20);
  }
}

it.each([
  ['of its own', embedded],
  ['of somebody else', external],
])(
  'a server whose database %s is killed says so and finds it again',
  { timeout: 240_000 },
  async (_, makeWorld) => {
    const { server, token, kill, revive } = await makeWorld();
    const call = createClient({ baseUrl: server.address, token: () => token });
    const days = { startsOn: '2030-06-01', endsOn: '2030-06-02', zone: 'Europe/Berlin' };
    const divisions = [{ name: 'Open' }];
    const workouts = [{ name: 'Row', scoring: breakwater }];
    const made = await call(createCompetition, {
      body: { name: 'Kill', ...days, divisions, workouts } as never,
    });
    const params = { competitionId: made.data.id };
    const divisionId = made.data.divisions[0]?.id ?? '';
    const workoutId = made.data.workouts[0]?.id ?? '';
    await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } as never });
    const { data: entry } = await call(createEntry, {
      params,
      body: { divisionId, name: 'Mara Lind' } as never,
    });
    const reader = await openReader({ baseUrl: server.address, topics: [boardTopic(divisionId)], token });
    const score = (typed: string, previousId: string | null) =>
      call(recordScore, {
        params,
        body: {
          submissionId: crypto.randomUUID(),
          workoutId,
          entryId: entry.id,
          typed,
          previousId,
          reason: 'Read again',
        } as never,
      });
    const { data: first } = await score('9:00', null);
    await reader.until((messages) => JSON.stringify(messages).includes('9:00'));

    const killedAt = performance.now();
    await kill();
    const back = revive();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const asks = [
      () => fetch(`${server.address}/api/competitions`, { headers }),
      () => fetch(`${server.address}/api/competitions`),
      () =>
        fetch(
          `${server.address}/api/competitions/${params.competitionId}/leaderboard?divisionId=${divisionId}`,
        ),
      () => fetch(`${server.address}/api/contact-form`, { headers }),
      () =>
        fetch(`${server.address}/api/competitions/${params.competitionId}/entries`, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
          body: JSON.stringify({ divisionId, name: `Athlete ${crypto.randomUUID()}` }),
        }),
    ];
    const seen = (await Promise.all(asks.map(answersUntilBack))).flat();
    const seconds = (performance.now() - killedAt) / 1000;
    await back;
    expect(seconds).toBeLessThan(10);
    const failed = seen.filter(({ status }) => status >= 400);
    expect(failed.length).toBeGreaterThan(0);
    for (const answer of failed)
      expect(answer).toEqual({ status: 503, code: 'unavailable', retryAfter: '2' });

    // Live events on the stream that was open all the time, ranking, jobs.
    await score('8:30', first.id);
    await reader.until((messages) => JSON.stringify(messages).includes('8:30'));
    await reader.close();
    await call(askExport, {});
    const states = async () => (await call(listExports, {})).data.map(({ state }) => state);
    await expect.poll(states, { timeout: 15_000 }).toEqual(['ready']);
    expect(await (await fetch(`${server.address}/readyz`)).json()).toMatchObject({ ready: true });
  },
);
