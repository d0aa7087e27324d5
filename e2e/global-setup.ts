import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeDatabase } from '../server/src/platform/testing/databases.ts';
import { newDataDir, removeDatabaseOf, startTestPostgres } from '../server/src/platform/testing/postgres.ts';
import { type ServerProcess, startServer } from '../server/src/platform/testing/server-process.ts';
import { findBrowser } from './browser.ts';
import { quickPasswords } from './quick-passwords.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Two processes on one database. */
    twoServers: readonly [string, string];
    /** The database and the secret behind them, for the back door. */
    databaseUrl: string;
    appSecret: string;
    /** One process as a stranger starts it: embedded database, demo world. */
    demoServer: string;
    /** Its data, for a process beside it. */
    demoDir: string;
    /** Empty at first: marks of the screens that were looked at, of all workers. */
    sightsDir: string;
  }
}

/** What all journeys share: two processes on one database, and one that was started as a stranger would. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Unpacked before the workers ask for it, where it is a package.
  await findBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-journeys-'));
  const postgres = await startTestPostgres();
  const databaseUrl = await makeDatabase(postgres.adminUrl, `journeys_${process.pid}`);
  const appSecret = randomBytes(32).toString('base64');
  const shared = { DATABASE_URL: databaseUrl, APP_SECRET: appSecret, DATA_DIR: join(folder, 'shared') };
  const demoDir = await newDataDir();
  const servers: ServerProcess[] = [];
  const begin = async (env: Readonly<Record<string, string>>) => {
    const server = await startServer({ ...quickPasswords, ...env });
    servers.push(server);
    return server;
  };
  const beginPair = async () => [await begin(shared), await begin(shared)] as const;
  const starts = [beginPair(), begin({ DATA_DIR: demoDir })] as const;
  const [[first, second], demo] = await Promise.all(starts).catch(async (failure: unknown) => {
    await Promise.allSettled(starts);
    await stopAll();
    throw failure;
  });
  project.provide('twoServers', [first.address, second.address]);
  project.provide('databaseUrl', databaseUrl);
  project.provide('appSecret', appSecret);
  project.provide('demoServer', demo.address);
  project.provide('demoDir', demoDir);
  const sightsDir = join(folder, 'sights');
  await mkdir(sightsDir);
  project.provide('sightsDir', sightsDir);
  return stopAll;

  async function stopAll(): Promise<void> {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    await removeDatabaseOf(demoDir);
    await rm(demoDir, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}
