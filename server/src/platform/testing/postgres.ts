import {
  access,
  chmod,
  constants,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbeddedDatabase, startEmbeddedDatabase } from '../embedded/embedded.ts';
import { assertUsable } from '../launch/external-database.ts';
import { StartRefusal } from '../start-refusal.ts';

export interface TestPostgres {
  /** A superuser's address; its database may be left alone, tests make their own beside it. */
  adminUrl: string;
  stop(): Promise<void>;
}

const prefix = 'chalkline-test-';

/** Where Linux keeps files in memory; a database that nobody needs tomorrow is copied faster there. */
const memory = '/dev/shm';
/** A run's databases take some hundred megabytes at the most. */
const roomForRun = 4 * 1024 ** 3;

/** The folder that test databases are made in: in memory where there is room, else with all that is temporary. */
async function folderForDatabases(): Promise<string> {
  const room = await statfs(memory).catch(() => null);
  const isWritable = await access(memory, constants.W_OK).then(
    () => true,
    () => false,
  );
  return room !== null && isWritable && room.bavail * room.bsize > roomForRun ? memory : tmpdir();
}

/**
 * A new DATA_DIR for a run, its database inside of it. Where tests run as root that would lie elsewhere, on the disk:
 * the note that the server keeps of it is written first.
 */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(await folderForDatabases(), prefix));
  if (process.getuid?.() !== 0) return dataDir;
  await chmod(dataDir, 0o755);
  await mkdir('/var/lib/chalkline', { recursive: true, mode: 0o755 });
  await writeFile(join(dataDir, 'database.json'), JSON.stringify({ folder: join(dataDir, 'by-root') }));
  return dataDir;
}
const silent = { info: () => undefined, warn: () => undefined };

/**
 * A server for one test run: the one that TEST_DATABASE_URL names, else an embedded one in a temporary folder
 * that forgets everything on `stop`. What an earlier, killed run left behind is removed first.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined && given !== '') {
    await assertUsable(given);
    return { adminUrl: given, stop: () => Promise.resolve() };
  }
  await discardAbandoned();
  const dataDir = await newDataDir();
  const database = await startEmbeddedDatabase({
    dataDir,
    log: silent,
    // Nothing here has to outlive a crash, be copied to another server, or be kept small.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_level: 'minimal',
      max_wal_senders: 0,
      autovacuum: 'off',
      jit: 'off',
      max_parallel_workers_per_gather: 0,
      max_connections: 200,
    },
  });
  return {
    adminUrl: database.url,
    stop: async () => {
      await database.stop();
      await removeDatabaseOf(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Removes the embedded database of a DATA_DIR whose server has ended. Removing the folder alone would leave it
 * behind where tests run as root: there it lies elsewhere.
 */
export function removeDatabaseOf(dataDir: string): Promise<void> {
  return removeEmbeddedDatabase({ dataDir, log: silent });
}

async function discardAbandoned(): Promise<void> {
  const folder = await folderForDatabases();
  for (const name of await readdir(folder)) {
    const dataDir = join(folder, name);
    if (!name.startsWith(prefix) || !(await isOursAndSettled(dataDir))) continue;
    await removeDatabaseOf(dataDir).then(
      () => rm(dataDir, { recursive: true, force: true }),
      (failure: unknown) => {
        // Another run is using it.
        if (!(failure instanceof StartRefusal)) throw failure;
      },
    );
  }
}

/** A run that began this moment has its folder before it owns its database. */
async function isOursAndSettled(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  return found !== null && found.uid === process.getuid?.() && Date.now() - found.mtimeMs > 60_000;
}
