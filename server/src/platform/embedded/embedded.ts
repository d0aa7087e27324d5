import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { refusalForFolder } from '../start-refusal.ts';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { ensureCluster, keptPassword, superuser } from './cluster.ts';
import { findHome, type Home } from './home.ts';
import { hasLivingOwner, takeOwnership } from './owner-lock.ts';
import {
  type DatabaseSettings,
  portOfRunningServer,
  runningServer,
  socketFolder,
  startServer,
  stopServer,
} from './server-process.ts';
import { watchServer } from './watch-server.ts';

export interface EmbeddedDatabaseOptions {
  dataDir: string;
  log: Pick<Logger, 'info' | 'warn'>;
  /** PostgreSQL settings on top of ours. With `fsync: 'off'` nothing survives a crash: for tests only. */
  settings?: DatabaseSettings;
}

export interface EmbeddedDatabase {
  url: string;
  /** Ends the connections, writes everything out and ends the server. Safe to call again. */
  stop(): Promise<void>;
}

const databaseName = 'chalkline';

/** The address of the database: its socket file, as a host that is percent-encoded, where it has one. */
export function databaseUrl(home: Home, password: string, port: number): string {
  const host = encodeURIComponent(socketFolder(home) ?? '127.0.0.1');
  return `postgres://${superuser}:${password}@${host}:${port}/${databaseName}`;
}

/**
 * Starts the embedded PostgreSQL of this DATA_DIR, made on first use: on a socket file and on 127.0.0.1, a free port, a
 * generated password. It runs apart from our process group, so a Ctrl-C does not hit it; one left running by a server
 * that was killed is stopped cleanly and started again. When the server itself dies, it is started again at the same
 * address. Throws a `StartRefusal` when another living process
 * uses this DATA_DIR, the disk is full or a folder may not be written.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log, settings = {} } = options;
  return owning(dataDir, log, async ({ home, binaries, release }) => {
    const password = await ensureCluster(home, binaries, settings.fsync !== 'off');
    const port = await startServer(home, binaries, settings);
    const url = databaseUrl(home, password, port);
    try {
      await createDatabase(url);
    } catch (failure) {
      await stopServer(home, binaries, 'fast');
      throw failure;
    }
    log.info({ port, folder: home.cluster }, 'Embedded database ready');
    const watch = watchServer({ home, binaries, settings, port, log });
    let stopping: Promise<void> | null = null;
    const stop = async () => {
      await watch.stop();
      await stopServer(home, binaries, 'fast');
      await release();
    };
    return {
      url,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  });
}

/**
 * The embedded database for a short visit: the one that a living server runs on this DATA_DIR, else started
 * for the visit. `stop` ends only what was started.
 */
export async function visitEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const home = await findHome(options.dataDir);
  const port = (await hasLivingOwner(home.folder)) ? await portOfRunningServer(home) : null;
  if (port === null) return startEmbeddedDatabase(options);
  return { url: databaseUrl(home, await keptPassword(home), port), stop: () => Promise.resolve() };
}

/** Removes the embedded database of this DATA_DIR for good. Refused while a living process uses it. */
export async function removeEmbeddedDatabase({ dataDir, log }: EmbeddedDatabaseOptions): Promise<void> {
  await owning(dataDir, log, async ({ home }) => {
    await rm(join(dataDir, 'database.json'), { force: true });
    // The note of who owns it lies inside and goes with it.
    await rm(home.folder, { recursive: true, force: true });
  });
}

interface Owned {
  home: Home;
  binaries: Binaries;
  release(): Promise<void>;
}

/** Takes the database, ends what a killed owner left running, and lets go again when `work` fails. */
async function owning<T>(
  dataDir: string,
  log: EmbeddedDatabaseOptions['log'],
  work: (owned: Owned) => Promise<T>,
): Promise<T> {
  try {
    const home = await findHome(dataDir);
    const release = await takeOwnership(home.folder, dataDir);
    try {
      const binaries = await prepareBinaries(home.shelf);
      const orphan = await runningServer(home);
      if (orphan !== null) {
        log.warn({ pid: orphan }, 'A killed server left its database running; stopping it cleanly');
        await stopServer(home, binaries, 'fast');
      }
      return await work({ home, binaries, release });
    } catch (failure) {
      await release();
      throw failure;
    }
  } catch (failure) {
    throw refusalForFolder(dataDir, failure);
  }
}

/** The server is ours alone, so its database is made on the first start and found on every later one. */
async function createDatabase(url: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
}
