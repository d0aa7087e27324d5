import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createCompetition,
  getCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { importEntries, importScores } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { type Client, createClient } from '@chalkline/contract/http/client.ts';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { makeDatabase } from '../server/src/platform/testing/databases.ts';
import { startTestPostgres } from '../server/src/platform/testing/postgres.ts';
import { type ServerProcess, startServer } from '../server/src/platform/testing/server-process.ts';

/** A server process on a database of its own, and somebody who may do things there. */
export interface BenchWorld {
  readonly server: ServerProcess;
  readonly databaseUrl: string;
  readonly call: Client;
  readonly backDoor: BackDoor;
  /** Who calls. */
  readonly as: SignedIn;
  /** Kills the server by SIGKILL and starts another one on the same database, at another address. */
  killServer(): Promise<ServerProcess>;
  close(): Promise<void>;
}

export async function openWorld(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-bench-'));
  const postgres = await startTestPostgres();
  const databaseUrl = await makeDatabase(postgres.adminUrl, `bench_${name}_${process.pid}`);
  const appSecret = randomBytes(32).toString('base64');
  const given = { DATABASE_URL: databaseUrl, APP_SECRET: appSecret, DATA_DIR: folder };
  let server = await startServer({ ...given, ...env });
  const backDoor = openBackDoor({ databaseUrl, appSecret });
  const as = await backDoor.signIn({ name: 'Imani Okafor' });
  return {
    server,
    databaseUrl,
    backDoor,
    as,
    call: createClient({ baseUrl: server.address, token: () => as.token }),
    killServer: async () => {
      server.process.kill('SIGKILL');
      server = await startServer({ ...given, ...env });
      return server;
    },
    close: async () => {
      await backDoor.close();
      await server.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface BoardMade {
  readonly competitionId: string;
  readonly divisionId: string;
  readonly workoutIds: readonly string[];
}

/** A live competition of one division with so many entries, all with a score in each of three workouts. */
export async function makeBoard({ call }: BenchWorld, entries: number): Promise<BoardMade> {
  const { data: made } = await call(createCompetition, {
    body: {
      name: 'Harbor Throwdown',
      place: 'Rotterdam',
      country: 'NLD',
      startsOn: '2026-11-13',
      endsOn: '2026-11-15',
      zone: 'Europe/Amsterdam',
      online: true,
      divisions: [{ name: 'Women Rx' }],
      workouts: ['Breakwater', 'Crane', 'Salt & Iron'].map((workout) => ({
        name: workout,
        scoring: { type: 'time' as const, unit: 'clock' as const, direction: 'lower' as const },
      })),
    },
  });
  const params = { competitionId: made.id };
  const lines = Array.from(
    { length: entries },
    (_, index) => `${index + 1},Athlete ${index + 1},NOR,Bergen ${index % 40}`,
  );
  await call(importEntries, {
    params,
    body: { csv: `bib,name,country,affiliate\n${lines.join('\n')}\n`, divisionId: made.divisions[0]?.id },
  });
  for (const [from, to] of [
    ['draft', 'published'],
    ['published', 'live'],
  ] as const) {
    await call(moveCompetition, { params, body: { from, to } });
  }
  const scores = Array.from({ length: entries }, (_, index) => {
    const time = (workout: number) =>
      `${6 + ((index * 7 + workout * 3) % 9)}:${String((index * 13 + workout * 17) % 60).padStart(2, '0')}.${String((index * 31) % 100).padStart(2, '0')}`;
    return `${index + 1},${time(0)},${time(1)},${time(2)}`;
  });
  await call(importScores, {
    params,
    body: { csv: `bib,Breakwater,Crane,Salt & Iron\n${scores.join('\n')}\n` },
  });
  const { data } = await call(getCompetition, { params });
  return {
    competitionId: made.id,
    divisionId: data.divisions[0]?.id ?? '',
    workoutIds: data.workouts.map(({ id }) => id),
  };
}
